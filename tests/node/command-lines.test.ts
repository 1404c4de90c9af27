/** What commands say of arguments that they do not know. */
import {spawnSync} from 'child_process';
import path from 'path';
import {expect, test} from '@playwright/test';

const ROOT = path.join(__dirname, '..', '..');

function run(program: string, ...args: readonly string[]) {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {status, said: stderr.split('\n')[0]};
}

const SERVE = 'deploy/serve/main.ts';

for (const [program, args, said] of [
  [
    SERVE,
    ['--dir', 'a'],
    "[serve] Unknown option '--dir'. Usage: npm run serve -- [folder] [--port 3000]; `npx docusaurus serve` has --dir, --host and --build.",
  ],
  [
    SERVE,
    ['--port', 'a'],
    '[serve] the port is "a". Expected a whole number from 0 to 65535, e.g. --port 8080, or PORT=8080.',
  ],
  ['deploy/main.ts', ['deploy', '--to', 'a'], "[deploy] Unknown option '--to'."],
  [
    'tools/release/main.ts',
    ['3.0'],
    '[release] "3.0" has no effect: all versions are released. Write `npm run release`.',
  ],
] as const)
  test(`${program} ${args.join(' ')} is refused with what to write`, () => {
    expect(run(program, ...args)).toEqual({status: 1, said});
  });
