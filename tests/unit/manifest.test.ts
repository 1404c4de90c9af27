import {expect, test} from './plain-test';
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Props} from '@docusaurus/types';
import {formatProblem, ProblemsError} from '../../contract';
import {manifestProblems, readManifest, buildId} from '../../deploy/release/manifest';
import publish from '../../src/plugins/publish';
import {smallBuild} from '../fixtures/small-build';
import {differences, fingerprints} from '../../deploy/release/fingerprint';

const HOME = 'index.html';
const said = (build: string) => manifestProblems(build).map(formatProblem);
test('a manifest has size and SHA-256 of every file but itself, sorted by path', () => {
  const build = smallBuild(test.info().outputPath('build'), 'a', {'downloads/fields.csv': 'abc', 'b.txt.br': ''});
  const manifest = readManifest(build);
  expect(manifest.get('downloads/fields.csv')).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  const paths = [...manifest.keys()];
  expect(paths).toEqual([...paths].sort());
  expect(paths).toEqual(expect.arrayContaining(['_headers', 'assets/js/main.a.js', 'b.txt.br']));
  expect(paths).not.toContain('_manifest.json');
});
test('each file that differs is named with what is wrong and what to do', () => {
  const build = smallBuild(test.info().outputPath('build'), 'a', {
    'docs/index.html': 'x'.repeat(12345),
    'a.html': 'abc',
  });
  truncateSync(path.join(build, 'docs/index.html'), 3000);
  truncateSync(path.join(build, '404.html'));
  writeFileSync(path.join(build, 'a.html'), 'abd');
  rmSync(path.join(build, 'sitemap.xml'));
  writeFileSync(path.join(build, '你 好.html'), '');
  expect(said(build)).toEqual([
    expect.stringMatching(/^\[deploy\] 404\.html: It has 0 bytes, the build wrote \d+\. Run `npm run build`/),
    expect.stringMatching(/^\[deploy\] a\.html: Its 3 bytes are not those that the build wrote\. Run/),
    expect.stringMatching(/^\[deploy\] docs\/index\.html: It has 3000 bytes, the build wrote 12345\. Run/),
    expect.stringMatching(/^\[deploy\] sitemap\.xml: It is missing\. Run/),
    expect.stringMatching(/^\[deploy\] 你 好\.html: The build did not write this file\. Delete it/),
  ]);
});
for (const [what, put] of [
  ['a folder', (file: string) => mkdirSync(file)],
  ['a link', (file: string) => symlinkSync('404.html', file)],
] as const)
  test(`a file in whose place is ${what} is missing`, () => {
    const build = smallBuild(test.info().outputPath('build'), 'a');
    rmSync(path.join(build, HOME));
    put(path.join(build, HOME));
    expect(said(build)).toEqual([expect.stringContaining('index.html: It is missing')]);
  });
test('no build, a build without a manifest, and a damaged manifest are refused by name', () => {
  const build = test.info().outputPath('build');
  const file = path.join(build, '_manifest.json');
  expect(() => readManifest(build)).toThrow(`[deploy] ${build}: There is no build. Run`);
  smallBuild(build, 'a');
  const whole = readFileSync(file, 'utf8');
  const mistakes = [
    '',
    '[]',
    'null',
    '{}',
    '{"files": null}',
    '{"files": {"a": 1}}',
    '{"files": {"a": null}}',
    '{"files": {"a": {"bytes": 1}}}',
    whole.slice(0, 99),
  ];
  for (const text of mistakes) {
    writeFileSync(file, text);
    expect(() => readManifest(build), text).toThrow(`[deploy] ${file}: The file is damaged. Run`);
    expect(() => readManifest(build), text).toThrow(ProblemsError);
  }
  rmSync(file);
  expect(() => readManifest(build)).toThrow(`[deploy] ${file}: There is no such file. A build writes this file last`);
});
test('a build writes its manifest last; that of a release follows when its PDFs and bundles are there', () => {
  const outDir = smallBuild(test.info().outputPath('build'), 'a');
  const file = path.join(outDir, '_manifest.json');
  const i18n = {currentLocale: 'en', defaultLocale: 'en'};
  const writes = (release: string) => {
    rmSync(file, {force: true});
    process.env.RELEASE = release;
    publish({siteDir: test.info().outputPath()} as LoadContext, {policy: {}}).afterBuild({outDir, i18n} as Props);
    return existsSync(file);
  };
  try {
    expect([writes('1'), writes('')]).toEqual([false, true]);
  } finally {
    delete process.env.RELEASE;
  }
});

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
