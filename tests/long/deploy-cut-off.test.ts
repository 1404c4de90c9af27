import {spawn, spawnSync} from 'child_process';
import {once} from 'events';
import {mkdirSync, readdirSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {deploy} from '../../deploy/release/deploy';
import {quietly} from '../fixtures/deployed';
import {isServed, smallBuild} from '../fixtures/small-build';

const [NODE, ...TSX] = [process.execPath, '--import', 'tsx'];
const PROJECT = path.join(__dirname, '..', '..');
const PROGRAM = path.join(__dirname, '..', 'fixtures', 'stopped-deployment.ts');

const halfMade = (root: string) =>
  readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => /(^|\/)\.partial|\.partial$/.test(file));

async function oldSite(testInfo: TestInfo, name: string) {
  const root = testInfo.outputPath(`root-${name}`);
  const old = smallBuild(testInfo.outputPath('old'), 'a');
  const next = smallBuild(testInfo.outputPath('next'), 'b');
  await deploy(root, old, quietly);
  return {root, old, next};
}

/** The steps of a deployment, in order. */
async function stepsOf(testInfo: TestInfo): Promise<readonly string[]> {
  const steps: string[] = [];
  const {root, next} = await oldSite(testInfo, 'steps');
  await deploy(root, next, {report: (step) => steps.push(step)});
  return steps;
}

/** Ways to end a deployment before one of its steps. */
const ENDS: Readonly<Record<string, (root: string, next: string, step: string, index: number) => unknown>> = {
  failed: (root, next, step) => {
    const report = (name: string) => {
      if (name === step) throw new Error('no space left on device');
    };
    return expect(deploy(root, next, {report}), step).rejects.toThrow('no space left');
  },
  killed: (root, next, step, index) => {
    const {signal} = spawnSync(NODE, [...TSX, PROGRAM, root, next, String(index + 1), 'SIGKILL']);
    expect(signal ?? 'SIGKILL', step).toBe('SIGKILL');
  },
};

for (const [how, end] of Object.entries(ENDS))
  test(`${how} before any step, the old site is whole or the new one is, and the next run succeeds and cleans up`, async ({}, testInfo) => {
    test.slow();
    const steps = await stepsOf(testInfo);
    const switchAt = steps.findIndex((step) => step.startsWith('switch to'));
    expect(switchAt).toBeGreaterThan(5);
    const left: string[] = [];
    for (const [index, step] of steps.entries()) {
      const {root, old, next} = await oldSite(testInfo, String(index));
      await end(root, next, step, index);
      expect([isServed(root, old), isServed(root, next)], step).toEqual([index <= switchAt, index > switchAt]);
      left.push(...halfMade(root));
      await deploy(root, next, quietly);
      expect([isServed(root, next), halfMade(root)], step).toEqual([true, []]);
    }
    expect(left.length > 0).toBe(how === 'killed');
  });

/** Runs the program of a deployment after shell commands, and returns what it says. */
function deployAfter(before: string, root: string, build: string, ...shell: readonly string[]): string {
  const [program, ...options] = [...shell, 'bash', '-c', `${before} && exec "$@"`, 'bash'];
  const args = [...options, NODE, ...TSX, 'deploy/main.ts', 'deploy', root, build];
  return spawnSync(program, args, {cwd: PROJECT, encoding: 'utf8'}).stderr;
}

/** Mounts a file system where users may do that, as in a container or as root. */
const UNSHARE = ['unshare', '--user', '--map-root-user', '--mount'];
const [unshare, ...own] = UNSHARE;
const canMount = spawnSync(unshare, [...own, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test('a file larger than the process may write leaves the old site whole, and the message says so', async ({}, testInfo) => {
  const {root, old} = await oldSite(testInfo, 'full');
  const big = smallBuild(testInfo.outputPath('big'), 'b', {'downloads/big.txt': 'x'.repeat(5_000_000)});
  // The unit is 1,024 bytes. A write beyond it fails in the middle, as on a full disk.
  expect(deployAfter('ulimit -f 2000', root, big)).toMatch(/\(EFBIG\)\. Release \w+ is live and unchanged\./);
  expect([isServed(root, old), halfMade(root)]).toEqual([true, []]);
  await deploy(root, big, quietly);
  expect([isServed(root, big), halfMade(root)]).toEqual([true, []]);
});

for (const [code, mount] of canMount
  ? [
      ['ENOSPC', 'mount -t tmpfs -o size=1m none'],
      ['EROFS', 'mount -t tmpfs -o ro none'],
    ]
  : []) {
  test(`${code} says what to do`, ({}, testInfo) => {
    const big = smallBuild(testInfo.outputPath('big'), 'b', {'downloads/big.txt': 'x'.repeat(5_000_000)});
    mkdirSync(testInfo.outputPath('disk'));
    const said = deployAfter(
      `${mount} '${testInfo.outputPath('disk')}'`,
      testInfo.outputPath('disk/srv/root'),
      big,
      ...UNSHARE,
    );
    expect(said).toMatch(new RegExp(`^\\[deploy\\] .*\\(${code}\\)\\. No release is live, as before\\.`));
  });
}

test('a second deployment is refused while one is at work, and goes ahead when that was killed', async ({}, testInfo) => {
  const {root, old, next} = await oldSite(testInfo, 'two');
  const first = spawn(NODE, [...TSX, PROGRAM, root, next, '3', 'SIGSTOP']);
  const exited = once(first, 'exit');
  await once(first.stdout, 'data');
  const third = smallBuild(testInfo.outputPath('third'), 'c');
  await expect(deploy(root, third, quietly)).rejects.toThrow(
    `another deployment or rollback is at work here (process ${first.pid})`,
  );
  expect(isServed(root, old)).toBe(true);
  first.kill('SIGKILL');
  await exited;
  await deploy(root, third, quietly);
  expect(isServed(root, third)).toBe(true);
});
