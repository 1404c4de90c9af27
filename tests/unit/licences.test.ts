import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {notices, packageFolder} from '../../src/plugins/licenses/notices';

function packageWith(folder: string, manifest: object, text?: string) {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'a', version: '1.0.0', ...manifest}));
  if (text !== undefined) writeFileSync(path.join(folder, 'LICENSE'), text);
  return folder;
}

test('a package names its licence in any form of package.json, or by its text; without one it stops the build', async () => {
  const heads = (manifest: object, text?: string) => {
    const {text: all, problems} = notices([packageWith(test.info().outputPath('a'), manifest, text)]);
    expect(problems).toEqual([]);
    return /^a@1\.0\.0 .*$/m.exec(all)?.[0];
  };
  expect(heads({license: 'MIT'})).toBe('a@1.0.0 (MIT)');
  expect(heads({license: {type: 'ISC'}})).toBe('a@1.0.0 (ISC)');
  expect(heads({licenses: [{type: 'MIT'}, {type: 'GPL-2.0'}]})).toBe('a@1.0.0 (MIT OR GPL-2.0)');
  expect(heads({}, 'Permission is granted')).toBe('a@1.0.0 (by its text)');
  expect(notices([packageWith(test.info().outputPath('b'), {})]).problems).toEqual([
    expect.objectContaining({message: expect.stringContaining('a@1.0.0 names no licence and has no text of one')}),
  ]);
});

test('a package is found from its files, nested and scoped ones too', () => {
  expect(packageFolder('/site/node_modules/a/node_modules/@b/c/lib/d.js')).toBe(
    '/site/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('/site/src/components/a.tsx')).toBeUndefined();
});
