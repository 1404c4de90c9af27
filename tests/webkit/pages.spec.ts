import {routes, unknownPath} from '../fixtures/routes';
import {expect, test} from './webkit-test';

/** Widths in pixels; the next page opens at the last one. */
const WIDTHS = [320, 390, 1280];

test('every page has no console errors, keeps its policy, shows no banner and does not scroll sideways', async ({
  reader,
  site,
}) => {
  test.setTimeout(5 * 60_000);
  for (const path of [...routes.map((route) => route.path), unknownPath]) {
    await reader.visit(path);
    for (const width of WIDTHS) {
      await reader.widen(width);
      expect
        .soft(await reader.ask('return document.documentElement.scrollWidth - innerWidth'), `${path} at ${width} px`)
        .toBeLessThanOrEqual(0);
    }
    expect.soft(await reader.ask('return document.querySelectorAll("#base-url-banner").length'), path).toBe(0);
    expect.soft(site.complaints(), path).toEqual([]);
  }
});

test('a console error, a thrown error, a refused image and an element that is too wide are each noticed', async ({
  reader,
  site,
}) => {
  await reader.visit('/');
  await reader.ask(`
    console.error('planted');
    setTimeout(() => { throw new Error('planted'); });
    Promise.reject('planted');
    new Image().src = 'https://foreign.example/a.png';
    document.querySelector('h1').style.width = '3000px';
  `);
  // A set, as the policy in the page and the one in the header report the same violation.
  const complaints = new Set<string>();
  await expect
    .poll(() => {
      site.complaints().forEach((complaint) => complaints.add(complaint));
      return [...complaints].sort();
    })
    .toEqual([
      'console error: planted on /',
      'refused: img-src https://foreign.example/a.png on /',
      'rejected: planted on /',
      'thrown: Error: planted on /',
    ]);
  expect(await reader.ask('return document.documentElement.scrollWidth - innerWidth')).toBeGreaterThan(0);
});
