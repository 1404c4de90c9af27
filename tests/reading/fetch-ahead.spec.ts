/** Pages that are fetched before the reader asks for them (src/controls/navigation/fetch-ahead.ts). */
import {expect, test} from '@playwright/test';
import {reference} from '../fixtures/places';

type Fetch = {readonly startTime: number; readonly responseEnd: number};

/** Fetches that begin before the one before them has ended. */
const overlaps = (fetches: readonly Fetch[]) =>
  fetches.filter(({startTime}, index) => index > 0 && startTime < fetches[index - 1].responseEnd);

const ENOUGH = 5;

test('pages of links in view are fetched one after another, so that one that the reader asks for has the line', async ({
  page,
}) => {
  await page.goto(reference.path);
  const fetches = await page.waitForFunction((enough) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = entries
      .filter(({initiatorType}) => initiatorType === 'fetch')
      .map(({startTime, responseEnd}) => ({startTime, responseEnd}));
    return fetched.length >= enough && fetched;
  }, ENOUGH);
  expect(overlaps((await fetches.jsonValue()) || [])).toEqual([]);
});

test('pages that are fetched at the same time are noticed', () => {
  expect(
    overlaps([
      {startTime: 0, responseEnd: 10},
      {startTime: 5, responseEnd: 15},
    ]),
  ).toHaveLength(1);
});
