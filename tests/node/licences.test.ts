import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {LICENSES_FILE} from '../../src/plugins/licenses/notices';
import {BUILD} from '../../tools/record/built-pages';

/** Licences under which code may be given to readers. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

test('the code of packages that readers get is in the build with its licences, all of which allow that', () => {
  const text = readFileSync(path.join(BUILD, LICENSES_FILE), 'utf8');
  for (const name of ['infima', 'react', 'react-dom', '@rspack/core']) expect(text).toContain(`\n${name}@`);
  expect(text).not.toMatch(/^(?:eslint|playwright|typescript|cheerio)@/m);
  expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  const licences = Array.from(text.matchAll(/^\S+@\d\S* \((.*)\)$/gm), ([, licence]) => licence);
  expect(licences.filter((licence) => !ALLOWED.includes(licence))).toEqual([]);
});
