import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {failChunks, plantFault, START_SCRIPTS} from '../checks/faults';
import {startApp, visit} from '../checks/hydrated';
import {unknownPath} from '../fixtures/routes';

/** Opens a page from the docs whose chunks fail, or that throws. */
async function fromDocs(page: Page, fails: () => Promise<void>): Promise<void> {
  await visit(page, '/docs/');
  await fails();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a.navbar__brand')?.click());
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  reference: (page) => page.goto('/docs/biz/v3/task/v3_task_2_0'),
  'reference-section': (page) => page.goto('/docs/biz/v3/task/v3_task_2_0#op-createSettlement'),
  dictionary: (page) => page.goto('/docs/dev/dev_1_4'),
  'old-version': (page) => page.goto('/docs/1.0/'),
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
};

for (const [name, open] of Object.entries(SCREENS)) {
  for (const theme of ['light', 'dark']) {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      test(`${name}, ${theme}, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height});
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await open(page);
        // The message about a failed chunk contains a hash of the build.
        const mask = [page.getByText(/^Loading (chunk|page)/)];
        await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, {mask});
        await page.unrouteAll({behavior: 'ignoreErrors'});
      });
    }
  }
}
