import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {CHROMIUM_ONLY, EVERY_ENGINE} from '../checks/engines';
import {START_SCRIPTS} from '../checks/faults';
import {watchPage} from '../checks/page-watch';
import {hydrated} from '../checks/hydrated';
import {watchShifts} from '../checks/layout-shifts';

const darkMode = (page: Page) => page.getByRole('switch', {name: '深色模式'});
const bar = (page: Page) => page.getByRole('navigation', {name: '主导航'});
const dropdown = (page: Page) => page.getByRole('button', {name: /^文档版本/});
const announcement = (page: Page) => page.getByText('本站接口内容为示例契约');

async function makeEveryChoice(page: Page): Promise<void> {
  await hydrated(page);
  await darkMode(page).check();
  await page.getByRole('button', {name: '关闭'}).click();
  await dropdown(page).click();
  await bar(page).getByRole('link', {name: '2.0 版本'}).click();
  await expect(page).toHaveURL(at('/docs/2.0/'));
}

async function expectEveryChoice(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  await expect(dropdown(page)).toHaveAccessibleName('文档版本 2.0 版本');
}

test('the first visit is light, with the announcement, in the latest version, whatever the system prefers', EVERY_ENGINE, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(at('/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(announcement(page)).toBeVisible();
  await expect(dropdown(page)).toHaveAccessibleName('文档版本 3.0 版本');
  await expect(bar(page).getByRole('link', {name: '接口文档'})).toHaveAttribute('href', at('/docs/'));
});

test('a change of the system colour scheme does not override the choice', async ({page}) => {
  await page.goto(at('/'));
  await hydrated(page);
  await darkMode(page).check();
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('colour mode, dismissal and version are honoured on the next visit', EVERY_ENGINE, async ({page}) => {
  await page.goto(at('/'));
  await makeEveryChoice(page);
  await page.goto(at('/'));
  await expectEveryChoice(page);
  await hydrated(page);
  await expect(bar(page).getByRole('link', {name: '接口文档'})).toHaveAttribute('href', at('/docs/2.0/'));
});

test('stored choices apply before any bundle runs: no flash', async ({page}) => {
  await page.goto(at('/'));
  await makeEveryChoice(page);
  await page.route(START_SCRIPTS, (route) => route.abort());
  await page.goto(at('/'));
  await expectEveryChoice(page);
});

test('a new announcement shows after an old one was dismissed, and moves nothing', CHROMIUM_ONLY, async ({page}) => {
  await page.goto(at('/'));
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const shifts = await watchShifts(page);
  await page.goto(at('/'));
  await hydrated(page);
  await expect(announcement(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('nothing moves when the page hydrates after a dismissal', CHROMIUM_ONLY, async ({page}) => {
  await page.goto(at('/'));
  await makeEveryChoice(page);
  const shifts = await watchShifts(page);
  for (const path of [at('/'), at('/docs/2.0/'), at('/docs/dev/dev_1_4')]) {
    await page.goto(path);
    await hydrated(page);
    await expect(darkMode(page)).toBeChecked();
    expect(await shifts()).toEqual([]);
  }
});

test('the announcement leads to the paragraph that explains it', async ({page}) => {
  await page.goto(at('/blog/archive'));
  await page.getByRole('link', {name: '了解示例契约'}).click();
  await expect(page).toHaveURL(at('/docs/#sample-contract'));
  await expect(page.locator('[id="sample-contract"]')).toBeInViewport();
});

const BROKEN_STORAGES = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [state, breakStorage] of Object.entries(BROKEN_STORAGES)) {
  test(`with storage ${state}, every choice holds for the visit, without a complaint`, state === 'blocked' ? EVERY_ENGINE : {}, async ({page, baseURL}) => {
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    await page.addInitScript(breakStorage);
    await page.goto(at('/'));
    await makeEveryChoice(page);
    await hydrated(page);
    await bar(page).getByRole('link', {name: '首页'}).click();
    await expect(page).toHaveURL(at('/'));
    await expectEveryChoice(page);
    expect(complaints).toEqual([]);
  });
}

test('with rubbish in storage, the page is as on a first visit and choices are kept', async ({page, baseURL}) => {
  const complaints = watchPage(page, new URL(baseURL ?? '').host);
  await page.goto(at('/'));
  await page.evaluate(() => {
    localStorage.setItem('theme', '<purple>');
    localStorage.setItem('docs-preferred-version-default', '9.9');
    localStorage.setItem('docusaurus.announcement.dismiss', 'maybe');
    localStorage.setItem('docusaurus.announcement.id', '{"');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(announcement(page)).toBeVisible();
  await expect(dropdown(page)).toHaveAccessibleName('文档版本 3.0 版本');
  await makeEveryChoice(page);
  await page.goto(at('/'));
  await expectEveryChoice(page);
  expect(complaints).toEqual([]);
});

test('a second tab follows the colour mode of the first', async ({page, context}) => {
  await page.goto(at('/'));
  const second = await context.newPage();
  await second.goto(at('/'));
  await hydrated(page);
  await hydrated(second);
  await darkMode(page).check();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});
