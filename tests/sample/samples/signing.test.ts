import {spawnSync} from 'child_process';
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {languagesOf, prepareProgram, runProgram} from './program';
import {handWrittenSamples, interfaceSamples} from '../../../tools/samples/files';
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

/** Chinese Windows, whose character set JDK 17 takes for source files too. */
const GBK = {...process.env, JAVA_TOOL_OPTIONS: '-Dfile.encoding=GBK'};

for (const topic of ['sign-v1', 'sign-v3']) {
  test(`${topic} in Java signs the same on Chinese Windows, and stops where its command lacks the character set`, () => {
    const [java] = languagesOf('docs', topic).filter(({id}) => id === 'java');
    leaveOut(java);
    const {folder, file} = prepareProgram('docs', topic, java);
    const run = (...options: string[]) =>
      spawnSync('java', [...options, file], {cwd: folder, env: GBK, encoding: 'utf8'});
    const [, ...options] = java.command.split(' ');
    expect(run(...options).stdout).toBe(outputOf('docs', topic));
    const without = run();
    expect(without.status).not.toBe(0);
    expect(without.stderr).toContain('Run with -Dfile.encoding=UTF-8');
  });
}

test('every sample says at its beginning what it needs and that it is in the kit', () => {
  const texts = [...handWrittenSamples(ROOT), ...interfaceSamples(ROOT).filter(({signed}) => signed)];
  const silent = texts.filter(({text}) => !/需要.*(?:\n.*)?示例工具包/.test(text.split('\n').slice(0, 50).join('\n')));
  expect(silent.map(({fileName}) => fileName)).toEqual([]);
  expect(texts.filter(({text}) => text.includes('NamedTemporaryFile'))).toEqual([]);
});

test('every story says how it is run again', () => {
  const stories = handWrittenSamples(ROOT).filter(({fileName}) => /^story\./i.test(fileName));
  expect(stories).toHaveLength(versionFolders.length * LANGUAGES.length);
  expect(stories.filter(({text}) => !text.includes('POST /sandbox/reset'))).toEqual([]);
});
