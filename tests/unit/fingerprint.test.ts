import {expect, test} from './plain-test';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {buildId, readManifest} from '../../deploy/release/manifest';
import {smallBuild} from '../fixtures/small-build';

test('a file that one build lacks or has otherwise is found', () => {
  const one = smallBuild(test.info().outputPath('one'), 'a');
  const other = smallBuild(test.info().outputPath('other'), 'a', {
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
