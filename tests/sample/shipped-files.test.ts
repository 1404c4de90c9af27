import path from 'path';
import {expect, test} from '../unit/plain-test';
import {hashesOf} from '../../src/plugins/live/shipped-files';
import shipped from '../../src/plugins/live/shipped.json';

test('the list of theme parts and client modules with which pages work without the app is that of the sources', () => {
  expect(
    hashesOf(path.join(__dirname, '..', '..')),
    'A part has changed. If pages still work without the app, as its controls do: npm run record -- shipped',
  ).toEqual(shipped);
});
