import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {failChunks, plantFault, START_SCRIPTS} from '../checks/faults';
import {startApp, visit} from '../checks/hydrated';
import {unknownPath} from '../fixtures/routes';
import {compareScreens} from './compare';

/** Opens a page from the docs whose chunks fail, or that throws. */
async function fromDocs(page: Page, fails: () => Promise<void>): Promise<void> {
  await visit(page, '/docs/');
  await fails();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a.navbar__brand')?.click());
}

compareScreens({
  home: (page) => page.goto('/'),
  archive: (page) => page.goto('/blog/archive'),
  'not-found': (page) => page.goto(unknownPath),
  async crash(page) {
    await plantFault(page, '"h2"');
    await fromDocs(page, () => page.evaluate(() => void Object.assign(window, {fault: '/'})));
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  },
  async retry(page) {
    let failing = false;
    await failChunks(page, () => failing);
    await fromDocs(page, async () => {
      failing = true;
    });
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  },
  async banner(page) {
    await page.route(START_SCRIPTS, (route) => route.abort());
    await page.goto('/docs/');
    await startApp(page);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  },
});
