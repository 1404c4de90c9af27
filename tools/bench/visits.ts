/** Visits of a page in Chromium with empty caches, on a fast network or a slow one. */
import {chromium} from 'playwright';
import type {Browser, Page} from 'playwright';
import {pressSwitch, watchClick, watchVitals} from './in-page';

/** A phone on a mobile network: milliseconds of latency, bytes per second, and the factor by which its processor is slower. */
const SLOW = {latency: 150, throughput: 1.6e6 / 8, slowdown: 4};

/** Milliseconds after the load event during which scripts are still measured. */
const AFTER_LOAD = 5000;

/** Milliseconds without a request after which a page counts as loaded: longer than a page waits for the browser to be idle. */
const QUIET = 1500;

export type Figures = Readonly<Record<string, number>>;

/** Starts Chromium; of self-signed certificates it trusts the one whose public key has this hash. */
export const launchBrowser = (publicKeyHash: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.BROWSER_PATH,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });

/** Opens an empty page for one visit, and closes it again. */
async function visit<Result>(
  browser: Browser,
  line: 'fast' | 'slow',
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    // esbuild wraps functions in this helper, including those that are sent to the page.
    await context.addInitScript('globalThis.__name = (value) => value;');
    const page = await context.newPage();
    if (line === 'slow') {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: SLOW.latency,
        downloadThroughput: SLOW.throughput,
        uploadThroughput: SLOW.throughput,
      });
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW.slowdown});
    }
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** The first visit of a page on the slow network. @throws Error when the response is not successful */
export const firstVisit = (browser: Browser, url: string): Promise<Figures> =>
  visit(browser, 'slow', async (page) => {
    await page.addInitScript(watchVitals);
    const response = await page.goto(url, {waitUntil: 'load'});
    if (!response?.ok()) throw new Error(`[bench] ${url} answers ${response?.status()}. Expected a page.`);
    await page.waitForTimeout(AFTER_LOAD);
    const vitals = await page.evaluate(() => window.benchVitals);
    return {
      'first paint ms': vitals.firstPaint,
      'largest paint ms': vitals.largestPaint,
      'blocked ms': vitals.blocked,
      'layout shift': vitals.layoutShift,
    };
  });

/** When the colour switch of a page starts to work on the slow network. @param selector a control that is clicked, or a `select` with `dark` */
export const colourSwitch = (browser: Browser, url: string, selector: string): Promise<Figures> =>
  visit(browser, 'slow', async (page) => {
    await page.addInitScript(pressSwitch, selector);
    // Before the page has loaded, a check in each frame would delay what is measured.
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(() => window.benchSwitchedAt !== undefined);
    return {'colour switch works ms': await page.evaluate(() => window.benchSwitchedAt ?? NaN)};
  });

/** Milliseconds from a click on a visible link to the frame with the new h1, on a page that has finished loading. */
export const clickTime = (browser: Browser, line: 'fast' | 'slow', url: string, selector: string): Promise<number> =>
  visit(browser, line, async (page) => {
    await page.addInitScript(watchClick);
    // `networkidle` comes before the requests of a long page after parsing.
    let last = 0;
    const note = () => void (last = Date.now());
    page.on('request', note).on('requestfinished', note).on('requestfailed', note);
    await page.goto(url, {waitUntil: 'load'});
    note();
    while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET - (Date.now() - last));
    await page.locator(selector).first().hover();
    // Not with `click()`, whose checks in the page would be part of the measured time.
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.waitForFunction(() => window.benchClick);
    return (await time.jsonValue()) ?? NaN;
  });
