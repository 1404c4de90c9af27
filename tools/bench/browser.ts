/** Chromium as the measurements use it: fresh for every visit, on a fast line or on a slow one. */
import {readFileSync} from 'fs';
import path from 'path';
import {transformSync} from 'esbuild';
import {chromium} from 'playwright';
import type {Browser, Page} from 'playwright';

/** What a phone on a mobile line has: milliseconds a request, bits a second, and a processor this many times slower. */
const SLOW_LINE = {latency: 150, bitsPerSecond: 1.6e6, slowdown: 4};

const WINDOW = {width: 1280, height: 900};

/** A script of `in-page/` as the page runs it. */
export function inPageScript(name: 'vitals' | 'press-switch' | 'click-time'): string {
  const file = path.join(__dirname, 'in-page', `${name}.ts`);
  return transformSync(readFileSync(file, 'utf8'), {loader: 'ts', format: 'iife', target: 'es2022'}).code;
}

/** Starts Chromium; it trusts the certificate whose public key has the hash, or none of its own making. */
export function launchBrowser(publicKeyHash?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: process.getuid?.() !== 0,
    args: publicKeyHash ? [`--ignore-certificate-errors-spki-list=${publicKeyHash}`] : [],
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = SLOW_LINE.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LINE.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_LINE.slowdown});
}

/**
 * Opens a page with empty caches for one visit, and closes it again.
 *
 * @param line `slow`: 150 ms a request, 1.6 Mbit/s, a processor four times slower
 * @param scripts what runs in every document before its own scripts
 * @param visit goes to an address and measures
 */
export async function visitAfresh<Result>(
  browser: Browser,
  line: 'fast' | 'slow',
  scripts: readonly string[],
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport: WINDOW});
  try {
    for (const content of scripts) await context.addInitScript({content});
    const page = await context.newPage();
    if (line === 'slow') await slowDown(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}
