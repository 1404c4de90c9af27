/** When the colour switch of a page starts to work, and how much script had loaded by then. */
import type {Browser} from 'playwright';
import {inPageScript, visitAfresh} from './browser';
import {KILOBYTE} from './figures';

export type ColourSwitch = {
  /** Milliseconds from the start of the navigation until a press changed the theme. */
  readonly worksMs: number;
  /** Size of the script files that had loaded by then, as transferred. */
  readonly scriptKb: number;
};

/**
 * Visits a page once, on a slow network, and presses its switch until the theme changes.
 *
 * @param url address of the page
 * @param selector the switch: a control that is clicked, or a `select` with the option `dark`
 * @throws when the theme does not change within Playwright's time limit
 */
export function colourSwitch(browser: Browser, url: string, selector: string): Promise<ColourSwitch> {
  const scripts = [`window.benchSwitch = ${JSON.stringify(selector)};`, inPageScript('press-switch')];
  return visitAfresh(browser, 'slow', scripts, async (page) => {
    // Before the page has loaded, a check in each frame would delay what is measured.
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(() => window.benchSwitchedAt !== undefined);
    return page.evaluate((kilobyte) => {
      const worksMs = window.benchSwitchedAt ?? NaN;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(
        ({name, responseEnd}) => /\.m?js(\?|$)/.test(name) && responseEnd > 0 && responseEnd <= worksMs,
      );
      return {worksMs, scriptKb: scripts.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0) / kilobyte};
    }, KILOBYTE);
  });
}
