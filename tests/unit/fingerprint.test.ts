import {expect, test} from './plain-test';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {buildId, readManifest} from '../../deploy/release/manifest';
import {smallBuild} from '../fixtures/small-build';

test('builds with the same bytes have one id, wherever they lie', ({}, testInfo) => {
  const [one, other] = ['one', 'other'].map((name) => smallBuild(testInfo.outputPath(name), 'a'));
  expect(buildId(readManifest(one))).toBe(buildId(readManifest(other)));
  expect(differences(fingerprints(one), fingerprints(other))).toEqual([]);
});

test('a file that one build lacks or has otherwise is found', ({}, testInfo) => {
  const one = smallBuild(testInfo.outputPath('one'), 'a');
  const other = smallBuild(testInfo.outputPath('other'), 'a', {
    'index.html': 'another',
    'downloads/fields.csv': undefined,
  });
  expect(differences(fingerprints(one), fingerprints(other))).toEqual([
    '_manifest.json',
    'downloads/fields.csv',
    'index.html',
  ]);
  expect(buildId(readManifest(one))).not.toBe(buildId(readManifest(other)));
});
