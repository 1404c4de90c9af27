import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack, goForward} from '../checks/history';
import {hydrated, visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';

const LONG_PAGE = at('/docs/biz/v3/account/v3_account_1_0');
const FAR_DOWN = 4000;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls to another position and waits for the frame that shows it, as no reader is faster than that. */
const moveTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    const shown = new Promise((resolve) => window.addEventListener('scroll', resolve, {once: true}));
    window.scrollTo(0, top);
    await shown;
  }, y);

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', {name, exact: true}).click();
  await expect(title(page)).toHaveText(name);
}

test('the keyboard and the screen reader go to the title of the next page, and on from there', async ({page}) => {
  await visit(page, LONG_PAGE);
  const link = page.getByRole('complementary').getByRole('link', {name: '数据字典'});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('数据字典');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(title(page)).not.toHaveAttribute('tabindex');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a link to a section of another page takes the keyboard to that section', async ({page}) => {
  await visit(page, at('/docs/dev/dev_1_3'));
  await markDocument(page);
  const link = page.getByRole('article').locator('a[href$="/docs/#signature-v3"]').first();
  await link.click();
  await expect(page.locator('#signature-v3')).toBeFocused();
  await expect(page.locator('#signature-v3')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward lead to where the reader was', EVERY_ENGINE, async ({page}) => {
  await visit(page, LONG_PAGE);
  await markDocument(page);
  await moveTo(page, FAR_DOWN);
  await expect.poll(() => scrolled(page)).toBe(FAR_DOWN);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('aside a[href$="/docs/dev/dev_1_4"]')?.click());
  await expect(title(page)).toHaveText('数据字典');
  await expect.poll(() => scrolled(page)).toBe(0);
  await moveTo(page, 900);
  await goBack(page);
  await expect(title(page)).toHaveText('账户相关');
  await expect.poll(() => scrolled(page)).toBe(FAR_DOWN);
  await expect(title(page)).toBeFocused();
  await goForward(page);
  await expect(title(page)).toHaveText('数据字典');
  await expect.poll(() => scrolled(page)).toBe(900);
  expect(await isSameDocument(page)).toBe(true);
});

test('back to an address with a fragment leads to where the reader was, not to the fragment', EVERY_ENGINE, async ({page}) => {
  await visit(page, `${LONG_PAGE}#op-getRecharge`);
  await expect(page.locator('#op-getRecharge')).toBeInViewport();
  const place = (await scrolled(page)) + 700;
  await moveTo(page, place);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('aside a[href$="/docs/dev/dev_1_4"]')?.click());
  await expect(title(page)).toHaveText('数据字典');
  await goBack(page);
  await expect(title(page)).toHaveText('账户相关');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('back within a page leads to where the reader was', async ({page}) => {
  await visit(page, LONG_PAGE);
  await moveTo(page, 300);
  // Clicked by script, as the browser driver would scroll before a click.
  await page.getByRole('navigation', {name: '本页目录'}).getByRole('link').nth(3).dispatchEvent('click');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await goBack(page);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a page is loaded on the way back when no app runs to show it', async ({page}) => {
  await visit(page, LONG_PAGE);
  await follow(page, '数据字典');
  await page.reload();
  await goBack(page);
  await expect(title(page)).toHaveText('账户相关');
  await hydrated(page);
  await follow(page, '数据字典');
});

test('a fragment without a target, or with a broken encoding, does no harm', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const fragment of ['#%', '#nowhere', '#%E4%BD']) {
    await visit(page, at(`/docs/dev/dev_1_4${fragment}`));
    await markDocument(page);
    await follow(page, '账户相关');
    expect(await isSameDocument(page), `after ${fragment} the app shows the page`).toBe(true);
    await expect(title(page)).toBeFocused();
  }
  expect(errors).toEqual([]);
});
