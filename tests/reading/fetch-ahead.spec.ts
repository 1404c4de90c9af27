/** Pages that are fetched before a reader opens them. */
import {expect, test} from '@playwright/test';
import {reference} from '../fixtures/places';

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
  const ended = (await fetches.jsonValue()) || [];
  expect(ended.slice(1).filter(({startTime}, before) => startTime < ended[before].responseEnd)).toEqual([]);
});
