/** Chromium for the measurements, started anew for every visit, on a fast network or a slow one. */
import {readFileSync} from 'fs';
import path from 'path';
import {transformSync} from 'esbuild';
import {chromium} from 'playwright';
import type {Browser, Page} from 'playwright';

/** A phone on a mobile network: milliseconds of latency, bits per second, and the factor by which its processor is slower. */
const SLOW_LINE = {latency: 150, bitsPerSecond: 1.6e6, slowdown: 4};

const WINDOW = {width: 1280, height: 900};

/** A script of `in-page/` in the form that the page runs. */
export function inPageScript(name: 'vitals' | 'press-switch' | 'click-time'): string {
  const file = path.join(__dirname, 'in-page', `${name}.ts`);
  return transformSync(readFileSync(file, 'utf8'), {loader: 'ts', format: 'iife', target: 'es2022'}).code;
}

/** Starts Chromium; of self-signed certificates it trusts the one whose public key has this hash. */
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
 * @param line `slow`: 150 ms latency, 1.6 Mbit/s, processor slowed down fourfold
 * @param scripts run in every document before its own scripts
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
