import {spawn} from 'child_process';
import {once} from 'events';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {deploy} from '../../deploy/release/deploy';
import {freePort} from '../fixtures/free-port';
import {BUILD} from '../../tools/record/built-pages';

const CONTAINER = path.join(__dirname, '..', '..', 'deploy', 'container');
const read = (file: string) => readFileSync(path.join(CONTAINER, file), 'utf8');

/** Debian's www-data, the user of the container; tests that do not run as root use their own user. */
const UNPRIVILEGED = process.getuid?.() === 0 ? {uid: 33, gid: 33} : {};

test('the configuration of the container serves the site without privileges and writes only where it may', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  const port = await freePort();
  await deploy(path.join(folder, 'srv'), BUILD, {report: () => undefined});
  const writable = mkdtempSync(path.join(tmpdir(), 'container-tmp-'));
  chmodSync(folder, 0o755);
  chmodSync(writable, 0o777);
  const configuration = read('nginx.conf')
    .replaceAll('/tmp/', `${writable}/`)
    .replaceAll('/srv/interface-docs', path.join(folder, 'srv'))
    .replace('load_module modules/', 'load_module /usr/lib/nginx/modules/')
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  const options = ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn('nginx', options, {...UNPRIVILEGED, stdio: ['ignore', 'ignore', 'inherit']});
  const ended = once(nginx, 'exit');
  try {
    await expect(async () => expect((await fetch(`http://127.0.0.1:${port}/docs/`)).status).toBe(200)).toPass();
    expect((await fetch(`http://127.0.0.1:${port}/no/such/page`)).status).toBe(404);
  } finally {
    nginx.kill('SIGQUIT');
    await ended;
    [folder, writable].forEach((place) => rmSync(place, {recursive: true, force: true}));
  }
});

test('the example of a container has a read-only root, no capabilities and no new privileges', () => {
  const {services} = parse(read('compose.yaml')) as {services: {docs: Record<string, unknown>}};
  expect(services.docs).toMatchObject({read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true']});
  expect(read('Containerfile')).toMatch(/^USER www-data$/m);
});
