import {existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {releasesOf} from '../../deploy/release/record';
import {rollback} from '../../deploy/release/rollback';
import {deployed, quietly} from '../fixtures/deployed';

const SCRIPT = 'assets/js/main.a.js';

for (const [what, file, change] of [
  ['is cut off', 'docs/index.html', (place: string) => truncateSync(place, 10)],
  ['gets another content', 'assets/js/main.b.js', (place: string) => writeFileSync(place, 'x')],
  ['is removed', '404.html', rmSync],
] as const) {
  test(`a file of the build that ${what} during the deployment does not go live`, async () => {
    const {root, build, ids, shows} = await deployed('a');
    const next = build('b');
    let isFirst = true;
    const report = () => {
      if (isFirst) change(path.join(next, file));
      isFirst = false;
    };
    await expect(deploy(root, next, {report})).rejects.toThrow(
      new RegExp(`^\\[deploy\\] ${file}: .* It changed during the deployment, and the site is live as before\\.`),
    );
    expect([shows('a'), releasesOf(root)]).toEqual([true, [ids.a]]);
    await deploy(root, build('b'), quietly);
    expect(shows('b')).toBe(true);
  });
}

for (const file of [SCRIPT, `${SCRIPT}.br`])
  test(`a rollback to a release with a damaged ${file} is refused, and the next deployment that has it replaces it`, async () => {
    const {root, build, at, shows} = await deployed('ab');
    truncateSync(at(file), 2);
    await expect(rollback(root, undefined, quietly)).rejects.toThrow(
      new RegExp(`^\\[rollback\\] ${file}: It has 2 bytes, the build wrote \\d+\\. The live site is as before\\.`),
    );
    expect(shows('b')).toBe(true);
    await deploy(root, build('a'), quietly);
    expect(shows('a')).toBe(true);
  });

test('a hashed file of an unknown earlier release with other content is refused', async () => {
  const {root, build, ids, at} = await deployed('ab');
  rmSync(at('releases', ids.a), {recursive: true});
  writeFileSync(at(SCRIPT), 'other');
  await expect(deploy(root, build('a'), quietly)).rejects.toThrow(`or delete ${at(SCRIPT)} if it is damaged.`);
});

for (const file of ['docs/index.html', '404.html', '_manifest.json']) {
  test(`a rollback to a release whose ${file} is damaged is refused; deploying its build repairs it`, async () => {
    const {root, build, ids, at, shows} = await deployed('ab');
    truncateSync(at('releases', ids.a, 'site', file), 20);
    await expect(rollback(root, ids.a, quietly)).rejects.toThrow(`[rollback] releases/${ids.a}/site/${file}: `);
    expect(shows('b')).toBe(true);
    expect(await deploy(root, build('a'), quietly)).toBe(ids.a);
    expect(shows('a')).toBe(true);
    await rollback(root, ids.b, quietly);
    await rollback(root, ids.a, quietly);
    expect(shows('a')).toBe(true);
  });
}

test('a damaged file of the live release is not linked into the next one, and is repaired by deploying its build', async () => {
  const {root, build, ids, at, shows} = await deployed('a');
  const file = 'downloads/fields.csv';
  writeFileSync(at('current/site', file), readFileSync(at('current/site', file), 'utf8').replace('same', 'SAME'));
  await deploy(root, build('b'), quietly);
  expect(shows('b')).toBe(true);
  await expect(rollback(root, ids.a, quietly)).rejects.toThrow('bytes are not those that the build wrote');
  await deploy(root, build('a'), quietly);
  expect(shows('a')).toBe(true);
});

test('the nginx configuration and the link to the hashed files are repaired too', async () => {
  const {root, build, at, shows} = await deployed('a');
  const configuration = readFileSync(at('current/nginx/http.conf'), 'utf8');
  truncateSync(at('current/nginx/http.conf'), 9);
  rmSync(at('current/site/assets'));
  await deploy(root, build('a'), quietly);
  expect([shows('a'), readFileSync(at('current/nginx/http.conf'), 'utf8')]).toEqual([true, configuration]);
});

test('a rollback works to a release of a version without manifests, and where a lost hashed file was live', async () => {
  const {root, ids, at} = await deployed('ab');
  rmSync(at('releases', ids.a, 'site/_manifest.json'));
  rmSync(at('assets/js/main.b.js'));
  await rollback(root, undefined, quietly);
  expect(readFileSync(at('current/site/index.html'), 'utf8')).toContain('main.a.js');
  rmSync(at(SCRIPT));
  await expect(rollback(root, ids.a, quietly)).rejects.toThrow(`[rollback] ${SCRIPT}: It is missing.`);
});

test('a file of the release of others, and times of unchanged files, stay', async () => {
  const {root, build, at} = await deployed('a');
  const before = statSync(at('current/site/index.html')).mtimeMs;
  writeFileSync(at('current/site/mine.html'), '');
  await deploy(root, build('a'), quietly);
  expect([existsSync(at('current/site/mine.html')), statSync(at('current/site/index.html')).mtimeMs]).toEqual([
    true,
    before,
  ]);
});
