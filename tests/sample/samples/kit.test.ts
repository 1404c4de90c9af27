import {spawnSync} from 'child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import os from 'os';
import path from 'path';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {KIT_FILE, downloadsFolder} from '../../../src/plugins/docs/blocks/downloads';
import {archive} from '../../../src/plugins/publish/files/kit/archive';
import type {Files} from '../../../src/plugins/publish/files/kit/archive';
import {makeKit} from '../../fixtures/kit';
import {BUILD} from '../../../tools/record/built-pages';
import {readBuilt} from '../../fixtures/built-site';
import {freePort} from '../../fixtures/free-port';
import {commandsOf, languageOf, startKit, startsSandbox} from '../../checks/kit-readme';
import type {Command, RunningKit} from '../../checks/kit-readme';
import {lacksToRun} from '../../../tools/samples/languages';
import {siteVersions} from '../../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..', '..');
const MINUTES = 60_000;
const [NEWEST] = versionNames;

function kitOf(name: string): Promise<Files> {
  const [version] = siteVersions(ROOT).filter(({number}) => number === versionNumber(name));
  return makeKit(ROOT, version, readBuilt(`/docs/${name === NEWEST ? '' : `${name}/`}llms-full.txt`));
}

/** A kit unpacked into an empty folder with an awkward name, outside of this project. */
async function unpackedKit(name: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), '我的 #1 100% "it\'s" '));
  for (const [file, content] of Object.entries(unzipSync(archive(await kitOf(name))))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const brokenSums = (folder: string): string =>
  spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {cwd: folder, encoding: 'utf8'}).stdout;

/** The expected output of a command, from the file beside its sample; undefined where there is none. */
function expectedOutput(kit: string, {text, folder}: Command): string | undefined {
  const file = /\S*samples\/(?!v\d)\S+/.exec(text)?.[0];
  return file && readFileSync(path.join(kit, folder, path.dirname(file), 'output.txt'), 'utf8');
}

async function follow(kit: string, running: RunningKit, command: Command, reset: Command): Promise<void> {
  if (command.text.includes('/story/')) await running.run(reset);
  const printed = await running.run(command);
  const expected = expectedOutput(kit, command);
  if (expected !== undefined) expect(printed, command.text).toBe(expected);
  else if (languageOf(command)) expect(JSON.parse(printed), command.text).toMatchObject({code: '200', success: true});
}

for (const name of versionNames) {
  test(`${versionNumber(name)}: the kit, unpacked in an empty folder, does what its readme says`, async () => {
    test.setTimeout(10 * MINUTES);
    const kit = await unpackedKit(name);
    expect(brokenSums(kit)).toBe('');
    const commands = commandsOf(readFileSync(path.join(kit, 'README.md'), 'utf8'));
    const [start] = commands.filter(startsSandbox);
    const [reset] = commands.filter(({text}) => text.includes('/sandbox/reset'));
    const running = await startKit(kit, start, await freePort());
    try {
      for (const command of commands.filter((candidate) => candidate !== start)) {
        const language = languageOf(command);
        // The kits of older versions differ only in their data, so one language is enough.
        if (language && language !== 'node' && name !== NEWEST) continue;
        const lack = language ? lacksToRun(language) : '';
        if (lack) test.info().annotations.push({type: language ?? '', description: lack});
        else await follow(kit, running, command, reset);
      }
    } finally {
      await running.stop();
      rmSync(kit, {recursive: true});
    }
  });

  test(`${versionNumber(name)}: a kit made again is, byte for byte, the one of the build, and names no folder of the computer that made it`, async () => {
    test.slow();
    const kit = await kitOf(name);
    const built = readFileSync(path.join(BUILD, downloadsFolder(versionNumber(name)), KIT_FILE));
    expect(Buffer.compare(archive(kit), built)).toBe(0);
    expect(Object.keys(kit).filter((file) => kit[file].includes(ROOT))).toEqual([]);
  });
}

test('checksums are sorted by path and end each line', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const {SHA256SUMS} = unzipSync(archive({b: '', a: ''}));
  expect(Buffer.from(SHA256SUMS).toString()).toBe(`${empty}  a\n${empty}  b\n`);
});
