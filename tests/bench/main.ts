/** Prints figures of the site: a cold production build, and the brotli size of what the first view of a page loads. */
import {execFileSync} from 'child_process';
import {rmSync} from 'fs';
import {cpus} from 'os';
import path from 'path';
import {brotliCompressSync} from 'zlib';
import {chromium} from 'playwright';
import {createStaticSite, listen} from '../../server/static-site';
import {expansionSeconds} from './expansion';
import {secondsForInterfaces} from './many-interfaces';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = '/docs/biz/v1/base/v1_base_1_0';
const CACHES = ['build', '.docusaurus', 'node_modules/.cache'];

/** Seconds that a build of a site takes. */
function buildSeconds(site = ROOT): number {
  const start = process.hrtime.bigint();
  execFileSync('npx', ['docusaurus', 'build'], {cwd: site, stdio: 'ignore', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function coldBuildSeconds(site = ROOT): number {
  CACHES.forEach((folder) => rmSync(path.join(site, folder), {recursive: true, force: true}));
  return buildSeconds(site);
}

type Size = {readonly type: string; readonly requests: number; readonly brotliBytes: number};

/** Brotli sizes, in bytes, of what a page loads until it is idle; what it prefetches for later is not part of its first view. */
async function firstView(): Promise<readonly Size[]> {
  const server = createStaticSite(path.join(ROOT, 'build'));
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: process.env.BROWSER_PATH, chromiumSandbox: process.getuid?.() !== 0});
  const page = await browser.newPage();
  const bodies: Promise<{type: string; bytes: number}>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!['document', 'script', 'stylesheet', 'font'].includes(type)) return;
    bodies.push(response.body().then((body) => ({type, bytes: brotliCompressSync(body).length})));
  });
  await page.goto(`http://127.0.0.1:${port}${PAGE}`, {waitUntil: 'networkidle'});
  const loaded = await Promise.all(bodies);
  await browser.close();
  server.close();
  return [...new Set(loaded.map(({type}) => type))].map((type) => {
    const ofType = loaded.filter((body) => body.type === type);
    return {type, requests: ofType.length, brotliBytes: ofType.reduce((sum, {bytes}) => sum + bytes, 0)};
  });
}

async function main(): Promise<void> {
  const {expanding, expanded} = expansionSeconds(ROOT, coldBuildSeconds);
  const cold = coldBuildSeconds();
  const warm = buildSeconds();
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}`);
  console.table([{'cold build s': cold.toFixed(1), 'build again s': warm.toFixed(1)}]);
  console.log('Cold build without the files beside the pages, with blocks and with pages that were expanded beforehand');
  const share = `${((expanding / expanded - 1) * 100).toFixed(1)} %`;
  console.table([{'with blocks s': expanding.toFixed(1), 'expanded s': expanded.toFixed(1), 'added': share}]);
  console.log('Interfaces in one contract, read, checked and expanded (seconds of one core)');
  console.table([100, 1000].map((interfaces) => ({interfaces, seconds: secondsForInterfaces(interfaces).toFixed(1)})));
  console.log(`First view of ${PAGE}`);
  console.table(await firstView());
}

void main();
