/** On the longest page, the scrollbar shows the real height, and each jump reaches its target. */
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {goBack} from '../../checks/history';
import {visit} from '../../checks/hydrated';
import {watchShifts} from '../../checks/layout-shifts';
import {heightOf, heightsOnTheWay, landingOf, topOf} from '../checks/scrolling';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';
const WIDTHS = [390, 1280, 1920];

/** An interface, a field and an error code far below the first screen; the last one is folded away. */
const FAR = ['op-findSettlement', 'getSettlement.res.status', 'listSettlementItems.err.RESOURCE_NOT_FOUND'];

/** Share by which the height may change, and pixels by which a jump may miss its target. */
const HEIGHT_SHARE = 0.02;
const MISS = 20;

const placeFor = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((place) => parseFloat(getComputedStyle(place).scrollMarginTop));

const spread = (heights: readonly number[]) =>
  Math.max(...heights.map((height) => Math.abs(height / heights[heights.length - 1] - 1)));

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('the page has its height from the start, and nothing shifts on the way down and up', async ({page}) => {
      const shifts = await watchShifts(page);
      await page.goto(PAGE, {waitUntil: 'domcontentloaded'});
      const first = await heightOf(page);
      const heights = await heightsOnTheWay(page);
      expect(heights.length).toBeGreaterThan(20);
      expect(spread([first, ...heights])).toBeLessThan(HEIGHT_SHARE);
      expect(await shifts()).toEqual([]);
    });

    for (const id of FAR) {
      test(`an address, a link and a script that lead to ${id} end there, and so does Back`, async ({page}) => {
        await page.goto(`${PAGE}#${id}`);
        const place = await placeFor(page, id);
        const near = (top: number) => expect(Math.abs(top - place)).toBeLessThanOrEqual(MISS);
        near(await topOf(page, id));
        near(await landingOf(page, id));
        await visit(page, PAGE);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, id);
        near(await topOf(page, id));
        const left = await page.evaluate(() => scrollY);
        await page.locator('aside a[href="/docs/dev/dev_1_4"]').evaluate((link) => (link as HTMLElement).click());
        await expect(page.getByRole('heading', {level: 1})).toHaveText('数据字典');
        await goBack(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('结算管理');
        await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThanOrEqual(MISS);
      });
    }
  });
}
