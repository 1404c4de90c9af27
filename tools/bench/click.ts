/** Time from a click in the sidebar to the next page. */
import type {Browser, Page} from 'playwright';
import {inPageScript, visitAfresh} from './browser';

/** Milliseconds without a request after which a page is taken to load nothing more: longer than a page waits for the browser to be idle. */
const QUIET = 1500;

/**
 * Opens a page and waits until it loads nothing more. Playwright's `networkidle` counts the time in which a long page is parsed, and comes before
 * what the page fetches after that.
 */
async function openWhole(page: Page, url: string): Promise<void> {
  let last = 0;
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await page.goto(url, {waitUntil: 'load'});
  note();
  while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET - (Date.now() - last));
}

/**
 * Opens a page, waits until it loads nothing more, moves the pointer for the first time, to a visible link, clicks it, and waits for the
 * frame with the new h1.
 *
 * @param url address of the first page
 * @param selector the link
 * @param pause milliseconds between the arrival of the pointer and the click
 * @returns milliseconds
 * @throws when there is no such link, or no new h1 within Playwright's time limit
 */
export function clickTime(
  browser: Browser,
  line: 'fast' | 'slow',
  url: string,
  selector: string,
  pause = 0,
): Promise<number> {
  return visitAfresh(browser, line, [inPageScript('click-time')], async (page) => {
    await openWhole(page, url);
    await page.locator(selector).first().hover();
    await page.waitForTimeout(pause);
    // Not with `click()`, whose checks run in the page within the time that is measured.
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.waitForFunction(() => window.benchClick);
    return (await time.jsonValue()) ?? NaN;
  });
}
