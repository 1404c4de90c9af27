import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {languagesOf, prepareProgram, runProgram} from './program';
import {lacksToRun} from '../../../tools/samples/languages';
import {versionFolders} from '../fixtures/version-folders';
import {LANGUAGES} from '../../../contract/samples/languages';
import type {Language} from '../../../contract/samples/languages';

type Vector = {
  readonly family: string;
  readonly stringToSign: string;
  readonly sha256: string;
  readonly signature: string;
  readonly result: string;
};

const ROOT = path.join(__dirname, '..', '..', '..');
const TOPICS = ['sign-v1', 'sign-v3', 'sign-sm2'];
const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');
const outputOf = (version: string, topic: string) => read(version, '_samples', topic, 'output.txt');

const leaveOut = (language: Language) => test.skip(lacksToRun(language.id) !== '', lacksToRun(language.id));

for (const version of versionFolders) {
  for (const topic of TOPICS) {
    for (const language of languagesOf(version, topic)) {
      test(`${version}: ${topic} in ${language.label} prints what the page shows`, () => {
        leaveOut(language);
        const {stdout, stderr, status} = runProgram(prepareProgram(version, topic, language));
        expect(stderr).toBe('');
        expect(status).toBe(0);
        expect(stdout).toBe(outputOf(version, topic));
      });
    }
  }

  for (const family of ['v1', 'v3']) {
    const {vectors} = JSON.parse(read(version, '_vectors', 'vectors.json')) as {vectors: readonly Vector[]};
    const requests = vectors.filter((vector) => vector.family === family);
    if (requests.length === 0) continue;

    test(`${version}: the ${family} samples print every step of every ${family} vector, in all languages`, () => {
      expect(languagesOf(version, `sign-${family}`)).toEqual(LANGUAGES);
      const output = outputOf(version, `sign-${family}`);
      for (const {stringToSign, sha256, signature, result} of requests) {
        const visible = stringToSign.replaceAll('\n', '\\n\n').trimEnd();
        for (const step of [visible, sha256, signature]) expect.soft(output).toContain(`\n${step}\n`);
        expect.soft(output).toContain(result);
      }
    });
  }
}
