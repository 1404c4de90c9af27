/** The development server: from its start to the first page, and from an edit to the screen. */
import {spawn} from 'child_process';
import {once} from 'events';
import {appendFileSync} from 'fs';
import path from 'path';
import type {Page} from 'playwright';
import {freePort} from '../checks/free-port';
import {launchBrowser} from './browser';
import {docusaurusBuild} from './builds';
import {rounded} from './figures';
import type {Row} from './figures';
import {withSiteCopy} from './site-copy';

const PAGE = {file: 'docs/biz/v3/account/v3_account_1_0.mdx', route: '/docs/biz/v3/account/v3_account_1_0'};

/** Longest wait for the first page or for an edit, in milliseconds. */
const LIMIT = 5 * 60_000;

/** Between two tries while nothing listens yet, in milliseconds. */
const TRY_AGAIN = 50;

async function openWhenListening(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, {timeout: LIMIT});
  } catch (error) {
    if (!String(error).includes('ERR_CONNECTION_REFUSED')) throw error;
    await page.waitForTimeout(TRY_AGAIN);
    await openWhenListening(page, url);
  }
}

async function secondsUntil(done: Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await done;
  return rounded(Number(process.hrtime.bigint() - start) / 1e9, 1);
}

async function measure(page: Page, url: string, file: string): Promise<Row> {
  const first = await secondsUntil(openWhenListening(page, url).then(() => page.locator('h1').first().waitFor({timeout: LIMIT})));
  const text = `本页编辑于 ${Date.now()}`;
  appendFileSync(file, `\n${text}。\n`);
  const edit = await secondsUntil(page.getByText(text).waitFor({timeout: LIMIT}));
  return {'first page s': first, 'edit to screen s': edit};
}

/** Starts the development server with empty caches on a copy of the site. */
export function devServerRow(): Promise<Row> {
  return withSiteCopy(async (site) => {
    const port = await freePort();
    const [program, docusaurus] = docusaurusBuild(site);
    const browser = await launchBrowser();
    const server = spawn(program, [docusaurus, 'start', '--no-open', '--port', String(port)], {cwd: site, stdio: 'ignore', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
    try {
      return await measure(await browser.newPage(), `http://localhost:${port}${PAGE.route}`, path.join(site, PAGE.file));
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      await browser.close();
    }
  });
}
