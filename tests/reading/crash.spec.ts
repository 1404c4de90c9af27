import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {EVERY_ENGINE} from '../checks/engines';
import {plantFault} from '../checks/faults';
import {startApp, visit} from '../checks/hydrated';
import {sidebarLink} from '../checks/sidebar';
import {reference, guide} from '../fixtures/places';
import {brand} from '../../src/data/navigation';
import {bar, docsLink} from '../checks/frame';
import {frame, home} from '../../contract/words';

// With `wait`, Playwright drops pending requests once one has failed.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Every doc page renders its table of contents in this column. */
const TOC_COLUMN = '"col col--3"';
const PAGE = reference.path;

/** Makes the page at a path throw from now on, or none. */
async function setFault(page: Page, fault: string | undefined): Promise<void> {
  await page.evaluate((path) => Object.assign(window, {fault: path}), fault);
}

async function expectCrashScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('planted fault')).toBeVisible();
  await expect(page.getByText(frame.crashed)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
}

/** The address changes before the page: the one that is still shown throws for the new path. */
const expectArrival = (page: Page): Promise<void> => expect(page.getByRole('heading', {level: 1})).toBeFocused();

test.describe('a page that throws inside the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, TOC_COLUMN);
    await visit(page, at('/docs/'));
    await setFault(page, PAGE);
    await sidebarLink(page, reference).click();
    await expectCrashScreen(page);
    await expectArrival(page);
  });

  test('recovers by Try again once the cause is gone, and not before', EVERY_ENGINE, async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expectCrashScreen(page);
    await setFault(page, undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
    await expect(page).toHaveURL(PAGE);
  });

  test('disappears when the reader goes to another page', async ({page}) => {
    await docsLink(page).click();
    await expect(page).toHaveURL(at('/docs/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
    await expectArrival(page);
  });
});

for (const [where, text, path] of [
  ['inside', TOC_COLUMN, PAGE],
  ['around', '"h1"', at('/')],
])
  test(
    `a page that throws ${where} the layout as the app starts shows the crash screen, and the next page`,
    EVERY_ENGINE,
    async ({page}) => {
      await plantFault(page, text);
      await page.addInitScript((fault) => Object.assign(window, {fault}), path);
      await page.goto(path);
      await startApp(page);
      await expectCrashScreen(page);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expectCrashScreen(page);
      await docsLink(page).click();
      await expect(page).toHaveURL(at('/docs/'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
    },
  );

test.describe('a page that throws around the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, '"h1"');
    await visit(page, at('/docs/'));
    await setFault(page, at('/'));
    await bar(page).getByRole('link', {name: brand}).click();
    await expectCrashScreen(page);
    await expectArrival(page);
  });

  test('recovers by Try again once the cause is gone', async ({page}) => {
    await setFault(page, undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: home.docs})).toBeVisible();
  });

  test('keeps a navbar whose links load pages in full', async ({page}) => {
    const loaded = page.waitForEvent('load');
    await docsLink(page).click();
    await loaded;
    await expect(page).toHaveURL(at('/docs/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
  });
});
