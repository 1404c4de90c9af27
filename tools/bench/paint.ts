/** The first visit of a page on a slow line: what it loads, when it is painted, how long its scripts hold the reader up. */
import type {Browser, Request} from 'playwright';
import {inPageScript, visitAfresh} from './browser';
import {KILOBYTE} from './figures';

/** Scripts still run after the load event: they are measured until this many milliseconds after it. */
const AFTER_LOAD = 5000;

/** A task longer than this, in milliseconds, blocks the reader for the rest of it. */
const LONG_TASK = 50;

/** Figures of one visit. Milliseconds count from the start of the navigation, kilobytes are those of the line. */
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

/** What a page fetches for pages that the reader has not asked for yet. */
function isPrefetch(request: Request): boolean {
  return 'sec-purpose' in request.headers();
}

async function kilobytes(requests: readonly Request[], type: string): Promise<number> {
  const sizes = await Promise.all(requests.filter((request) => request.resourceType() === type).map((request) => request.sizes()));
  return sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0) / KILOBYTE;
}

/**
 * Visits a page once, on a slow line, with empty caches.
 *
 * @param url address of the page
 * @throws when the page does not answer with success
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
