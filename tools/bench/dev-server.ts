/** The development server: time from its start to the first page, and from an edit to its display. */
import {readFileSync, writeFileSync} from 'fs';
import {connect} from 'net';
import path from 'path';
import type {Page} from 'playwright';
import {startDevServer} from '../trial-site/dev-server';
import {launchBrowser} from './browser';
import {rounded} from './figures';
import type {Row} from './figures';
import {withSiteCopy} from '../trial-site/copy';

const PAGE = {file: 'docs/biz/v3/account/v3_account_1_0.mdx', route: '/docs/biz/v3/account/v3_account_1_0'};

/** Timeout for the first page or for an edit, in milliseconds. */
const LIMIT = 5 * 60_000;

/** Milliseconds between the display of a page and the first edit, as a writer reads the page first. */
const READS = 3000;

/** Milliseconds between two attempts while the server does not listen yet. */
const TRY_AGAIN = 50;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });

/**
 * Opens a page as soon as the server listens, and not earlier: a browser that retries by itself takes seconds of the processor time that
 * the server needs.
 */
async function openWhenListening(page: Page, url: string): Promise<void> {
  while (!(await accepts(Number(new URL(url).port)))) await page.waitForTimeout(TRY_AGAIN);
  await page.goto(url, {timeout: LIMIT});
}

async function secondsUntil(done: Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await done;
  return rounded(Number(process.hrtime.bigint() - start) / 1e9, 1);
}

/** An edit while the page is open, and what the page then shows. */
type Edit = {
  readonly figure: string;
  readonly file: string;
  readonly edit: (text: string, mark: string) => string;
  readonly shown: (page: Page, mark: string) => Promise<unknown>;
};

// Evaluates a cheap expression in the page: a text locator searches every element each time, which takes a third of a second.
const showsText = (page: Page, mark: string) =>
  page.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), mark, {timeout: LIMIT});

const EDITS: readonly Edit[] = [
  {figure: 'page', file: PAGE.file, edit: (text, mark) => `${text}\n${mark}\n`, shown: showsText},
  {
    figure: 'contract',
    file: 'docs/_contract/v3.yaml',
    edit: (text, mark) => text.replace('summary: 查询账户列表', `summary: ${mark}`),
    shown: showsText,
  },
  {
    figure: 'component',
    file: 'src/components/Endpoint/index.tsx',
    edit: (text, mark) => text.replace('复制\n', `${mark}\n`),
    shown: showsText,
  },
  {
    figure: 'style',
    file: 'src/css/custom.css',
    edit: (text, mark) => `${text}\n:root { --mark: ${mark}; }\n`,
    shown: (page, mark) =>
      page.waitForFunction(
        (value) => getComputedStyle(document.documentElement).getPropertyValue('--mark') === value,
        mark,
        {timeout: LIMIT},
      ),
  },
];

/** Seconds from each edit to its display, the first and the second time. */
async function editFigures(page: Page, site: string): Promise<Row> {
  const figures: [string, string][] = [];
  for (const {figure, file, edit, shown} of EDITS) {
    const source = readFileSync(path.join(site, file), 'utf8');
    const seconds = [];
    for (const mark of [`${figure}1`, `${figure}2`]) {
      writeFileSync(path.join(site, file), edit(source, mark));
      seconds.push(await secondsUntil(shown(page, mark)));
    }
    figures.push([`${figure} s`, seconds.join(', ')]);
  }
  return Object.fromEntries(figures);
}

/** Starts the development server, opens a page, and passes it to the callback. */
async function withDevServer<Result>(
  site: string,
  use: (page: Page, seconds: number) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const server = await startDevServer(site);
  try {
    const shown = openWhenListening(page, server.url + PAGE.route).then(() =>
      page.locator('h1').first().waitFor({timeout: LIMIT}),
    );
    return await use(page, await secondsUntil(shown));
  } finally {
    await server.stop();
    await browser.close();
  }
}

/** Starts the development server on a copy of the site, with empty caches and again with warm ones, and edits files. */
export function devServerRow(): Promise<Row> {
  return withSiteCopy(async (site) => {
    const cold = await withDevServer(site, async (_page, seconds) => seconds);
    return withDevServer(site, async (page, warm) => {
      await page.waitForTimeout(READS);
      return {'first page s': cold, 'again s': warm, ...(await editFigures(page, site))};
    });
  });
}
