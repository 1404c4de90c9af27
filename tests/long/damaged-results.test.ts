/** Builds that share a folder at the same time, and builds that find damaged results of earlier ones. */
import {mkdirSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {copySite, startBuild} from '../fixtures/site-to-build';
import type {StartedBuild} from '../fixtures/site-to-build';

const CACHE = 'node_modules/.cache/site';

/** Times at which the bundles were written. */
const bundleTimes = (site: string): readonly number[] =>
  readdirSync(path.join(site, CACHE))
    .filter((name) => name.startsWith('bundle'))
    .map((name) => statSync(path.join(site, CACHE, name)).mtimeMs);

/** What may become of a file, by a random number. */
const DAMAGES: readonly ((file: string, number: number) => void)[] = [
  (file) => truncateSync(file),
  (file, number) => truncateSync(file, number % statSync(file).size),
  (file) => rmSync(file),
  (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  (file, number) => {
    const bytes = readFileSync(file);
    bytes[number % bytes.length] ^= 1 << (number % 8);
    writeFileSync(file, bytes);
  },
];

/**
 * Damages results of earlier builds: half of all, and of each kind at least one.
 *
 * @returns what became of which file, by its place in DAMAGES
 */
function damageResults(site: string, seed: number): string {
  const names = readdirSync(path.join(site, CACHE)).sort();
  const firsts = names.filter((name, index) => name.split('-')[0] !== names[index - 1]?.split('-')[0]);
  const numbers = fc.sample(fc.tuple(fc.boolean(), fc.nat(), fc.nat(1_000_000)), {numRuns: names.length, seed});
  const damaged = names.flatMap((name, index) => {
    const [chosen, kind, number] = numbers[index];
    if (!chosen && !firsts.includes(name)) return [];
    DAMAGES[kind % DAMAGES.length](path.join(site, CACHE, name), number);
    return [`${kind % DAMAGES.length} ${name}`];
  });
  return `seed ${seed}: ${damaged.join(', ')}`;
}

const WORKING = 'Creating an optimized production build';
const WAITING = 'another build is at work in this folder';

/** Starts a build, and another one when it is at work. */
async function startTwo(site: string): Promise<readonly [StartedBuild, StartedBuild]> {
  const first = startBuild(site);
  await expect.poll(first.output, {timeout: 60_000}).toContain(WORKING);
  const second = startBuild(site);
  await expect.poll(second.output, {timeout: 60_000}).toContain(WAITING);
  return [first, second];
}

test('of two builds in a folder, one waits for the other; what is damaged is made anew', async () => {
  test.setTimeout(10 * 60_000);
  const site = copySite();
  try {
    const together = await startTwo(site);
    expect(await together[0].ended, together[0].output()).toBe(0);
    const times = bundleTimes(site);
    expect(await together[1].ended, together[1].output()).toBe(0);
    expect(bundleTimes(site)).toEqual(times);
    const built = fingerprints(path.join(site, 'build'));

    const damaged = damageResults(site, Date.now() % 1_000_000);
    const [killed, next] = await startTwo(site);
    killed.program.kill('SIGKILL');
    expect(await next.ended, next.output()).toBe(0);
    const undamaged = next.output().replace(/^\[build\] another build .*\n/, '');
    expect(undamaged).toBe(together[0].output());
    expect(differences(built, fingerprints(path.join(site, 'build'))), damaged).toEqual([]);
  } finally {
    rmSync(site, {recursive: true});
  }
});
