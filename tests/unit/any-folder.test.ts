import {expect, test} from './plain-test';
import {loadersInAnyFolder} from '../../src/plugins/beta13/any-folder/loader-paths';
import {fileOfModule} from '../../src/plugins/beta13/any-folder/module-file';

const LOADER = '/site #1/loader.js';
const ESCAPED = '/site \u200b#1/loader.js';

test('the paths of loaders are escaped wherever a rule has them, and nothing else is', () => {
  const test = /\.a$/;
  const options = {fallback: LOADER};
  expect(
    loadersInAnyFolder([
      {test, loader: LOADER, options},
      {use: LOADER},
      {use: [LOADER, {loader: LOADER, options}]},
      {oneOf: [{test, use: [LOADER]}]},
    ]),
  ).toEqual([
    {test, loader: ESCAPED, options},
    {use: ESCAPED},
    {use: [ESCAPED, {loader: ESCAPED, options}]},
    {oneOf: [{test, use: [ESCAPED]}]},
  ]);
});

test('the file of a module is read back from either escape', () => {
  for (const name of ['/a \0#1/b.css', '/a \u200b#1/b.css', '/a #1/b.css'])
    expect(fileOfModule({nameForCondition: () => name})).toBe('/a #1/b.css');
  expect(fileOfModule({nameForCondition: () => null})).toBeUndefined();
});
