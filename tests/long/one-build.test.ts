import {spawn} from 'child_process';
import type {ChildProcess} from 'child_process';
import {once} from 'events';
import path from 'path';
import {expect, test} from '@playwright/test';

type Building = {program: ChildProcess; output: () => string};

const running: ChildProcess[] = [];

function build(folder: string, platform: string) {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '../fixtures/building.ts'), folder, platform],
    {stdio: 'pipe'},
  );
  running.push(program);
  const printed: string[] = [];
  [program.stdout, program.stderr].forEach((stream) =>
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString())),
  );
  return {program, output: () => printed.join('')};
}

const begun = (building: Building) => expect.poll(building.output, {timeout: 10_000}).toContain('begins');
const waits = ({output}: Building, {program}: Building) =>
  expect
    .poll(output, {timeout: 10_000})
    .toBe(`[build] another build is at work in this folder (process ${program.pid}). This one begins when it ends.\n`);

test.afterEach(async () => {
  const left = running.splice(0).filter(({exitCode, signalCode}) => exitCode === null && signalCode === null);
  left.forEach(({stdin}) => stdin?.end());
  await Promise.all(left.map((program) => once(program, 'exit')));
});

// On macOS a file stands for the build, which stays when it is killed.
for (const platform of new Set([process.platform, process.platform === 'win32' ? 'win32' : 'darwin'])) {
  test(`a build begins when the one before it in the folder ends, however that is (${platform})`, async ({}, {
    outputDir,
  }) => {
    const first = build(outputDir, platform);
    await begun(first);
    const second = build(outputDir, platform);
    await waits(second, first);
    const elsewhere = build(path.join(outputDir, 'elsewhere'), platform);
    await begun(elsewhere);

    first.program.stdin?.write('end\n');
    await begun(second);
    expect(first.program.exitCode).toBe(null);

    const third = build(outputDir, platform);
    await waits(third, second);
    second.program.kill('SIGKILL');
    await begun(third);

    third.program.kill('SIGKILL');
    await once(third.program, 'exit');
    await begun(build(outputDir, platform));
  });
}
