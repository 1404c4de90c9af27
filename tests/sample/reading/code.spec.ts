import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {visit} from '../../checks/hydrated';

const PAGE = '/docs/';

/** The code block with a title, highlighted lines, and a line wider than a phone. */
const block = (page: Page) => page.locator('[data-code]', {hasText: 'POST /openapi/v3/settlements/stl_300001/confirm'});
const marked = (page: Page) => block(page).locator('.docusaurus-highlight-code-line');
const overflow = (code: Locator) =>
  code.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

test.use({viewport: {width: 390, height: 844}});

test('long lines wrap on demand and become long again, by keyboard too', async ({page}) => {
  await page.goto(PAGE);
  const button = block(page).getByRole('button', {name: '自动换行'});
  expect(await overflow(block(page))).toBeGreaterThan(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow(block(page))).toBe(0);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow(block(page))).toBeGreaterThan(0);
});

test('a block has its title, and its marked lines stand out without an empty line', async ({page}) => {
  await page.goto(PAGE);
  await expect(page.getByText('对应的请求', {exact: true})).toBeVisible();
  await expect(marked(page)).toHaveText([
    /^X-Key-Id: /,
    /^X-Timestamp: /,
    /^X-Nonce: /,
    /^X-Sign-Type: /,
    /^X-Signature: /,
  ]);
  const [first, second] = await Promise.all([marked(page).nth(0).boundingBox(), marked(page).nth(1).boundingBox()]);
  expect(Math.round((second?.y ?? 0) - (first?.y ?? 0))).toBe(Math.round(first?.height ?? 0));
  const plain = await block(page).evaluate(
    (element) => getComputedStyle(element.parentElement as Element).backgroundColor,
  );
  await expect(marked(page).first()).not.toHaveCSS('background-color', plain);
});

test('the copy of a block with marked lines is the code alone', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await block(page).getByRole('button', {name: '复制代码到剪贴板'}).click();
  await expect(block(page).getByRole('status')).toHaveText('已复制');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(12);
  expect(copied).toContain('X-Nonce: 5f2b8c0d9e7a4163b8d2f0c4a6e19b75\nX-Sign-Type: RSA2\n');
});
