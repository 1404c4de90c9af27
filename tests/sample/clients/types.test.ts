import {execFile} from 'child_process';
import {copyFileSync, mkdirSync} from 'fs';
import path from 'path';
import {promisify} from 'util';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../../tools/record/built-pages';
import {startPlatformServer} from '../fixtures/platform-server';
import {versions} from '../../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..', '..');
const GENERATOR = path.join(ROOT, 'tests', 'clients', 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
const TYPESCRIPT = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const OPTIONS =
  '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node --typeRoots node_modules/@types';
const STRICT = OPTIONS.split(' ');

const PRINTED: Readonly<Record<string, string>> = {
  v1: '200 AC100002\n200 100.00\n',
  v3: '200 DRAFT\n400003 /quota\n',
};

const run = promisify(execFile);

async function node(cwd: string, ...args: readonly string[]) {
  const {stdout} = await run(process.execPath, [...args], {cwd}).catch((error: {stdout: string; stderr: string}) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout;
}

const all = versions.flatMap(({number, folder, families}) => families.map((name) => ({number, folder, name})));

test('clients compile with the types that openapi-typescript makes of the downloads, and their calls succeed', async () => {
  const clients = all.map((one) => {
    const place = test.info().outputPath(`${one.name}-${one.number}`);
    mkdirSync(place);
    copyFileSync(path.join(__dirname, 'programs', `${one.name}.txt`), path.join(place, 'client.mts'));
    return {...one, place, program: path.join(place, 'client.mts')};
  });
  await Promise.all(
    clients.map(({number, name, place}) =>
      // Outside of the project, as the generator would read its redocly.yaml.
      node(place, GENERATOR, path.join(BUILD, 'downloads', number, `openapi-${name}.yaml`), '-o', 'types.ts'),
    ),
  );
  await node(ROOT, TYPESCRIPT, ...STRICT, ...clients.map(({program}) => program));
  await Promise.all(
    clients.map(async ({number, folder, name, program}) => {
      const server = await startPlatformServer({}, number);
      const key = path.join(ROOT, folder, '_vectors', 'test-private-key.pem');
      const printed = await node(ROOT, '--import', 'tsx', program, `http://127.0.0.1:${server.port}`, key);
      server.close();
      expect(printed, `${number} ${name}`).toBe(PRINTED[name]);
    }),
  );
});
