/** Time from a click in the sidebar to the next page. */
import type {Browser} from 'playwright';
import {inPageScript, visitAfresh} from './browser';

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
export function clickTime(browser: Browser, line: 'fast' | 'slow', url: string, selector: string, pause = 0): Promise<number> {
  return visitAfresh(browser, line, [inPageScript('click-time')], async (page) => {
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.locator(selector).first().hover();
    await page.waitForTimeout(pause);
    await page.locator(selector).first().click();
    const time = await page.waitForFunction(() => window.benchClick);
    return (await time.jsonValue()) ?? NaN;
  });
}
