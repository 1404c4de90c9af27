import {spawnSync} from 'child_process';
import {rmSync} from 'fs';
import path from 'path';
import {isDeepStrictEqual} from 'util';
import {expect, test} from '@playwright/test';
import {cutProblems, versionProblems} from '../../src/plugins/docs/versions/check';
import {cutVersion} from '../../src/plugins/docs/versions/cut';
import {formatProblem} from '../../contract/problems';
import {CURRENT, FROZEN, seenByGit, sidebarOf, versionedSite} from '../fixtures/versioned-site';
import {writeFiles} from '../fixtures/written-files';

/** Command that freezes `docs/` of a site in a separate process. */
const PROGRAM = [process.execPath, '--import', 'tsx', path.join(__dirname, '..', 'fixtures', 'stopped-cut.ts')];

const cut = (site: string) => cutVersion(site, CURRENT, sidebarOf(site));
const refusal = (site: string, number: string, current = CURRENT) =>
  cutProblems(site, current, number).map(formatProblem);
const problems = (site: string, current = CURRENT) => versionProblems(site, current).map(formatProblem);

test('freezing adds the pages, the contracts and the sidebar, names the version, and leaves everything else as it was', () => {
  const site = versionedSite();
  const whole = seenByGit(versionedSite('whole', FROZEN));
  expect(refusal(site, CURRENT)).toEqual([]);
  cut(site);
  expect(seenByGit(site)).toEqual(whole);
  expect(problems(site, '4.0')).toEqual([]);
});

test('docs without sidebars are frozen without them', () => {
  const site = versionedSite();
  cutVersion(site, CURRENT, false);
  const {'versioned_sidebars/version-3.0-sidebars.json': sidebars, ...frozen} = FROZEN;
  expect(sidebars).toBeDefined();
  expect(seenByGit(site)).toEqual(seenByGit(versionedSite('whole', frozen)));
  expect(versionProblems(site, '4.0', false)).toEqual([]);
  expect(problems(site, '4.0')).toHaveLength(1);
});

for (const number of ['', '../x', 'v4', '3.0 beta', '2.0', '4.0']) {
  test(`"${number}" is refused: docs/ has another number`, () => {
    expect(refusal(versionedSite(), number)).toEqual([
      `[docs] src/data/site.json:2: docs/ is 3.0, so it cannot be frozen as "${number}". Run "npx docusaurus docs:version 3.0", or change the version first.`,
    ]);
  });
}

test('what is frozen is not frozen again, and the build asks for the next number', () => {
  const site = versionedSite();
  cut(site);
  const raise =
    '[docs] src/data/site.json:2: version 3.0 is not newer than 3.0, which is frozen. Raise it, e.g. to 4.0: docs/ is the next version now.';
  expect(refusal(site, CURRENT)).toEqual([
    '[docs] versions.json: 3.0 is frozen already, and nothing was changed.',
    raise,
  ]);
  expect(problems(site)).toEqual([raise]);
});

for (const number of ['four', '4.0.0', '']) {
  test(`the current number "${number}" is refused`, () => {
    const message = `version "${number}" is no number of a version. Expected two numbers with a point, e.g. 4.0.`;
    expect(problems(versionedSite(), number)).toEqual([`[docs] src/data/site.json:2: ${message}`]);
    expect(refusal(versionedSite(), number, number)).toEqual([`[docs] src/data/site.json:2: ${message}`]);
  });
}

test('3.10 comes after 3.9', () => {
  expect(problems(versionedSite(), '2.10')).toEqual([]);
  const site = versionedSite('nine', {
    'versions.json': '["3.9"]',
    ...{'versioned_docs/version-3.9/index.mdx': '', 'versioned_sidebars/version-3.9-sidebars.json': ''},
  });
  expect(problems(site, '3.10').filter((problem) => problem.includes('newer'))).toEqual([]);
});

test('a folder in the place of the new version stays as it is when it holds something else', () => {
  const site = versionedSite('site', {'versioned_docs/version-3.0/index.mdx': '# 另一页\n'});
  const before = seenByGit(site);
  expect(() => cut(site)).toThrow('[docs] versioned_docs/version-3.0: this lies in the place of the new version');
  expect(seenByGit(site)).toEqual(before);
});

test('when a part cannot take its place, those before it go back', () => {
  const site = versionedSite();
  rmSync(path.join(site, 'versioned_sidebars'), {recursive: true});
  writeFiles(site, {versioned_sidebars: 'a file, where Docusaurus wants a folder'});
  const before = seenByGit(site);
  expect(() => cut(site)).toThrow('EEXIST');
  expect(seenByGit(site)).toEqual(before);
});

test('a disk that has no room leaves everything as it was, and with room the same command freezes', () => {
  test.skip(process.platform === 'win32', 'Windows has no ulimit');
  const site = versionedSite('site', {'docs/_vectors/big.txt': 'x'.repeat(2_000_000)});
  const before = seenByGit(site);
  // `ulimit -f` makes a write beyond the limit fail in the middle of the file, as on a full disk. The unit is 1,024 bytes.
  const {status, stderr} = spawnSync('bash', ['-c', 'ulimit -f 1000; exec "$@"', 'bash', ...PROGRAM, site], {
    encoding: 'utf8',
  });
  expect(status, stderr).not.toBe(0);
  expect(seenByGit(site)).toEqual(before);
  cut(site);
  expect(seenByGit(site)['versioned_docs/version-3.0/_vectors/big.txt']).toBe(before['docs/_vectors/big.txt']);
});

test('killed before any change of the disk, nothing is lost, the build says so, and the same command completes it', () => {
  const whole = seenByGit(versionedSite('whole', FROZEN));
  const [node, ...args] = PROGRAM;
  const run = (...sites: readonly string[]) => spawnSync(node, [...args, ...sites], {encoding: 'utf8'});
  const steps = Number(run(versionedSite('steps')).stdout.trim().split('\n').pop());
  expect(steps).toBeGreaterThan(10);
  const sites = Array.from({length: steps}, (_, step) => versionedSite(`step-${step + 1}`));
  const before = seenByGit(sites[0]);
  const {status, stderr} = run(versionedSite('again'), ...sites);
  expect(status, stderr).toBe(0);
  const states = {untouched: 0, begun: 0, whole: 0};
  for (const site of sites) {
    const after = seenByGit(site);
    const state = isDeepStrictEqual(after, before) ? 'untouched' : isDeepStrictEqual(after, whole) ? 'whole' : 'begun';
    states[state] += 1;
    expect(after, site).toMatchObject(state === 'whole' ? whole : before);
    if (state === 'whole') continue;
    if (state === 'begun')
      expect(problems(site)[0]).toContain(
        '"docs:version 3.0" was cut off here. Run it again, and it completes what it began.',
      );
    cut(site);
    expect(seenByGit(site), site).toEqual(whole);
  }
  expect(
    Object.values(states).every((times) => times > 0),
    JSON.stringify(states),
  ).toBe(true);
});

test('a file of a version that no list names, and a missing one, are each reported', () => {
  const site = versionedSite('site', {'versioned_docs/version-1.0/index.mdx': ''});
  rmSync(path.join(site, 'versioned_sidebars'), {recursive: true});
  expect(problems(site)).toEqual([
    '[docs] versioned_sidebars/version-2.0-sidebars.json: versions.json names its version, but it is not there. Bring it back from git.',
    '[docs] versioned_docs/version-1.0: versions.json names no version that this belongs to. Remove it, or name its version there.',
  ]);
});
