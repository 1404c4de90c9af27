import {expect, test} from '@playwright/test';
import {hydrated} from '../checks/hydrated';
import {watchPage} from '../checks/page-watch';
import {routes} from '../fixtures/routes';

for (const {path} of routes) {
  test(`${path} loads without a console message, an error or a foreign request`, async ({page, baseURL}) => {
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    await page.goto(path, {waitUntil: 'networkidle'});
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test.describe('what is planted', () => {
  // The policy refuses a foreign request before it is one.
  test.use({bypassCSP: true});

  test('a console error, a thrown error and a foreign request are each noticed', async ({page, baseURL}) => {
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    await page.route('http://foreign.example/**', (route) => route.fulfill({body: ''}));
    await page.goto('/');
    await page.evaluate(async () => {
      console.error('planted');
      setTimeout(() => {
        throw new Error('planted');
      });
      await fetch('http://foreign.example/', {mode: 'no-cors'});
    });
    await expect.poll(() => complaints).toEqual([
      'console error: planted',
      expect.stringMatching(/^(thrown: planted|foreign request)/),
      expect.stringMatching(/^(thrown: planted|foreign request)/),
    ]);
  });
});
