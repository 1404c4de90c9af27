import {expect, test} from './plain-test';
import path from 'path';
import {readWhole, writeWhole} from '../../src/plugins/sealed-file';

test('several builds that write the same result at once leave it whole', async ({}, {outputDir}) => {
  const file = path.join(outputDir, 'results', 'page');
  await Promise.all(Array.from({length: 20}, () => writeWhole(file, Buffer.from('a page'))));
  expect(readWhole(file)?.toString()).toBe('a page');
});
