import {expect, test} from '@playwright/test';
import {EVERY_ENGINE} from '../../checks/engines';
import {visit} from '../../checks/hydrated';
import {isSameDocument, markDocument} from '../../checks/same-document';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';
const FOLDED = 'createSettlement.req.items.workerId';

test('a link to a folded field opens it, on a visit and on a click', EVERY_ENGINE, async ({page}) => {
  await page.goto(`${PAGE}#${FOLDED}`);
  const field = page.locator(`[id="${FOLDED}"]`);
  await expect(field).toBeVisible();
  await expect(field).toBeInViewport();
  await visit(page, '/docs/');
  await page.evaluate((url) => {
    document.querySelector('main article p')?.insertAdjacentHTML('afterend', `<p><a href="${url}">planted</a></p>`);
  }, `${PAGE}#${FOLDED}`);
  await page.getByRole('link', {name: 'planted'}).click();
  await expect(field).toBeInViewport();
});

test(
  'a link to a field that is gone leads to its interface, on a visit and on a click',
  EVERY_ENGINE,
  async ({page}) => {
    const gone = `${PAGE}#createSettlement.req.items.gone`;
    const heading = page.locator('#op-createSettlement');
    await page.goto(gone);
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#op-createSettlement$/);
    await visit(page, '/docs/');
    await page.evaluate((url) => {
      document.querySelector('main article p')?.insertAdjacentHTML('afterend', `<p><a href="${url}">planted</a></p>`);
    }, gone);
    await page.getByRole('link', {name: 'planted'}).click();
    await expect(heading).toBeInViewport();
  },
);

test(
  'a section with a Chinese name is marked in the contents, and a link from another page leads there',
  EVERY_ENGINE,
  async ({page}) => {
    await page.route('**/docs/dev/dev_1_4', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: text.replaceAll('D0030', '字典'),
        headers: {...answer.headers(), etag: ''},
      });
    });
    await page.route(/\/main\.[^/]*\.js$/, () => undefined);
    await page.goto('/docs/', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.evaluate(() => {
      document
        .querySelector('main article p')
        ?.insertAdjacentHTML('afterend', '<p><a href="/docs/dev/dev_1_4#字典">planted</a></p>');
    });
    await page.getByRole('link', {name: 'planted'}).click();
    await expect(page.locator('[id="字典"]')).toBeInViewport();
    await expect(page.locator('.table-of-contents__link--active')).toHaveText(/字典/);
  },
);

test('a field that is folded stays so until it is asked for', async ({page}) => {
  await page.goto(PAGE);
  await expect(page.locator(`[id="${FOLDED}"]`)).toBeHidden();
  await page.getByText('items 的 5 个字段').first().click();
  await expect(page.locator(`[id="${FOLDED}"]`)).toBeVisible();
});

test('all folds of an interface open and close together', async ({page}) => {
  await visit(page, PAGE);
  const field = page.locator(`[id="${FOLDED}"]`);
  await page.getByRole('button', {name: '全部展开'}).nth(1).click();
  await expect(field).toBeVisible();
  await page.getByRole('button', {name: '全部收起'}).click();
  await expect(field).toBeHidden();
});

test('the address of an interface can be copied, and the button says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await page
    .getByRole('button', {name: '复制地址 https://api.sample-platform.example/openapi/v3/settlement-quotes'})
    .click();
  await expect(page.getByText('已复制', {exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://api.sample-platform.example/openapi/v3/settlement-quotes',
  );
});

test('a deprecated interface says so and leads to its successor', async ({page}) => {
  await visit(page, '/docs/biz/v1/base/v1_base_2_0#op-checkBankCard');
  await page.getByText('已弃用').locator('..').getByRole('link', {name: '申请绑卡'}).click();
  await expect(page).toHaveURL('/docs/biz/v3/tonglian/v3_tonglian_1_0#op-createCardBinding');
});

test('a link from a value to its dictionary changes the page without a load', async ({page}) => {
  await visit(page, PAGE);
  await markDocument(page);
  await page.getByText('4 个取值').first().click();
  await page.getByRole('link', {name: 'D0004 支付通道'}).first().click();
  await expect(page).toHaveURL('/docs/dev/dev_1_4#D0004');
  await expect(page.getByRole('heading', {name: 'D0004 支付通道'})).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('old versions show their own contract', async ({page}) => {
  await page.goto('/docs/1.0/biz/v1/settlement/v1_settlement_1_0');
  const field = page.locator('[id="createBatch.req.outBatchNo"]');
  await expect(field).toContainText('可选');
  await page.goto('/docs/2.0/biz/v1/settlement/v1_settlement_1_0');
  await expect(field).toContainText('必填');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('fields unfold and can be read', async ({page}) => {
    await page.goto(PAGE);
    await page.getByText('items 的 5 个字段').first().click();
    await expect(page.locator(`[id="${FOLDED}"]`)).toBeVisible();
  });
});
