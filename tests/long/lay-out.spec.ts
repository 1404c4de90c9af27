import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {goBack, goForward} from '../checks/history';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';

const PATH = '/docs/biz/v3/account/v3_account_1_0';
const html = (page: Page) => page.locator('html');
const FROM_TOP = 'data-from-top';

const blocks = (page: Page) => page.locator('[data-page-content] > *');
const estimates = (page: Page) => blocks(page).evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));

/** Heights of the page's blocks, each measured while it is in view. */
function heights(page: Page): Promise<readonly number[]> {
  return blocks(page).evaluateAll(async (all) => {
    const found: number[] = [];
    for (const block of all) {
      block.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      found.push(block.getBoundingClientRect().height);
    }
    return found;
  });
}

test('what is far below is laid out when it comes near, as it would have been at once', async ({page}) => {
  await page.goto(PATH);
  await expect(html(page)).toHaveAttribute(FROM_TOP, '');
  const estimated = await estimates(page);
  const later = await heights(page);
  expect(later).not.toEqual(estimated);
  await html(page).evaluate((root, mark) => root.removeAttribute(mark), FROM_TOP);
  expect(await heights(page)).toEqual(later);
});

test('everything is laid out at once for an address with a fragment, after a reload and on the way back', async ({page}) => {
  await page.goto(`${PATH}#op-getRecharge`);
  await expect(html(page)).not.toHaveAttribute(FROM_TOP);
  await page.goto(PATH);
  await expect(html(page)).toHaveAttribute(FROM_TOP, '');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute(FROM_TOP);
});

test('a link to a fragment leads to its place on a page that is not laid out whole', async ({page}) => {
  await page.goto(PATH);
  const heading = page.locator('#op-getRecharge');
  await press(page.locator('a[href="#op-getRecharge"]:visible').first());
  await expect(html(page)).not.toHaveAttribute(FROM_TOP);
  await expect(page).toHaveURL(/#op-getRecharge$/);
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
});

test('the page after a click is laid out as far as it is near, and whole on the way back', async ({page}) => {
  await visit(page, '/docs/biz/v3/task/v3_task_1_0');
  await press(page.locator(`aside a[href="${PATH}"]`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('账户相关');
  await expect(html(page)).toHaveAttribute(FROM_TOP, '');
  const estimated = await estimates(page);
  await goBack(page);
  await expect(html(page)).not.toHaveAttribute(FROM_TOP);
  await goForward(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('账户相关');
  expect(await estimates(page)).not.toEqual(estimated);
});
