import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

type Lock = {packages: Record<string, {optional?: boolean}>};

const siteDir = path.join(__dirname, '..', '..');
const lock = fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');

test('there is one @mdx-js/react, whose context the theme, an owner and all pages share', () => {
  const {packages} = JSON.parse(lock) as Lock;
  expect(Object.keys(packages).filter((name) => name.endsWith('node_modules/@mdx-js/react'))).toEqual([
    'node_modules/@mdx-js/react',
  ]);
});
