/** The first visit of a page on a slow network: what it loads, when it is painted, and how long scripts block the main thread. */
import type {Browser, Request} from 'playwright';
import {inPageScript, visitAfresh} from './browser';
import {KILOBYTE} from './figures';

/** Milliseconds after the load event during which scripts are still measured. */
const AFTER_LOAD = 5000;

/** A task longer than this, in milliseconds, blocks the main thread for the excess. */
const LONG_TASK = 50;

/** Figures of one visit: milliseconds since the start of the navigation, kilobytes as transferred. */
export type Paint = {
  readonly htmlKb: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  readonly layoutShift: number;
};

/** Whether a request prefetches something for another page. */
function isPrefetch(request: Request): boolean {
  return 'sec-purpose' in request.headers();
}

async function kilobytes(requests: readonly Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
  );
  return sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0) / KILOBYTE;
}

/**
 * Visits a page once, on a slow network, with empty caches.
 *
 * @param url address of the page
 * @throws when the response is not successful
 */
export function firstVisit(browser: Browser, url: string): Promise<Paint> {
  return visitAfresh(browser, 'slow', [inPageScript('vitals')], async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => {
      if (!isPrefetch(request)) finished.push(request);
    });
    const response = await page.goto(url, {waitUntil: 'load'});
    if (!response?.ok()) throw new Error(`[bench] ${url} answers ${response?.status()}. Expected a page.`);
    await page.waitForTimeout(AFTER_LOAD);
    const vitals = await page.evaluate(() => window.benchVitals);
    const tasks = vitals.longTasks.filter(({start}) => start >= vitals.firstPaint).map(({duration}) => duration);
    return {
      htmlKb: await kilobytes(finished, 'document'),
      scriptKb: await kilobytes(finished, 'script'),
      styleKb: await kilobytes(finished, 'stylesheet'),
      fontKb: await kilobytes(finished, 'font'),
      requests: finished.length,
      firstPaintMs: vitals.firstPaint,
      largestPaintMs: vitals.largestPaint,
      blockedMs: tasks.reduce((sum, duration) => sum + duration - LONG_TASK, 0),
      longestTaskMs: Math.max(0, ...tasks),
      layoutShift: vitals.layoutShift,
    };
  });
}
