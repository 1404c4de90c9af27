import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {misplacedMarks} from '../checks/line-marks';

const DICTIONARY = '/docs/dev/dev_1_4';
const SETTLEMENTS = '/docs/biz/v3/task/v3_task_2_0';
const PAGES = ['/', '/docs/', DICTIONARY, '/docs/dev/dev_1_1', SETTLEMENTS];

const WIDTHS = [1280, 390, 320];

/** Maximum number of Chinese characters in a line of running text (W3C clreq). */
const LONGEST_LINE = 48;

const amounts = (page: Page) => page.getByRole('table').filter({hasText: '本月税前金额'});

const rightEdges = (table: Locator, column: number) =>
  table
    .locator(`td:nth-child(${column}) code`)
    .evaluateAll((cells) => [...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().right)))]);

for (const path of PAGES) {
  test(`no line of ${path} begins with a mark that closes or ends with one that opens`, async ({page}) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect(await misplacedMarks(page), `${width} px`).toEqual([]);
    }
  });
}

test('lines of running text have at most 48 Chinese characters, on wide screens too', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 900});
  for (const path of ['/docs/', SETTLEMENTS]) {
    await page.goto(path);
    const lengths = await page
      // The states of an interface page are a list of codes; its list of interfaces has two columns of text.
      .locator(
        '.markdown > p:not(.quiet), .markdown > :is(ul:not([aria-label]), ol) > li, .markdown > ul[aria-label] > li > span, .markdown [class*=description]',
      )
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect().width / parseFloat(getComputedStyle(text).fontSize)),
      );
    expect(lengths.length).toBeGreaterThan(10);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_LINE);
  }
});

test('the digits of amounts in a column align', async ({page}) => {
  await page.goto(SETTLEMENTS);
  for (const column of [2, 3]) expect(await rightEdges(amounts(page), column)).toHaveLength(1);
  await expect(amounts(page)).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('the path of an interface is broken after a slash, not within a word', async ({page}) => {
    // So narrow that the path does not fit even in the narrowest monospaced font, Noto's for Chinese.
    await page.setViewportSize({width: 320, height: 844});
    await page.goto(SETTLEMENTS);
    const path = page
      .locator('code')
      .filter({hasText: /^\/openapi\/v3\/settlements\/{settlementId}\/confirm$/, visible: true})
      .first();
    const lines = await path.evaluate((code) => {
      const linesOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size;
      };
      return {path: linesOf(code), parts: Array.from(code.childNodes, linesOf).filter((count) => count > 1)};
    });
    expect(lines).toEqual({path: 2, parts: []});
  });

  test('no column of a table is only a few characters wide', async ({page}) => {
    await page.goto(DICTIONARY);
    const narrow = await page.getByRole('cell').evaluateAll((cells) =>
      cells
        .filter((cell) => (cell.textContent ?? '').length > 20)
        .filter((cell) => cell.getBoundingClientRect().width < 10 * parseFloat(getComputedStyle(cell).fontSize))
        .map((cell) => cell.textContent),
    );
    expect(narrow).toEqual([]);
  });

  test('no identifier that names a row is broken', async ({page}) => {
    await page.goto(DICTIONARY);
    const broken = await page
      .locator('td:first-child code')
      .evaluateAll((names) =>
        names
          .filter((name) => !/[\s/]/.test(name.textContent ?? '') && name.getClientRects().length > 1)
          .map((name) => name.textContent),
      );
    expect(broken).toEqual([]);
  });

  test('a shadow says that a table goes on, until its end is seen, and a narrow table has none', async ({page}) => {
    // Wider than the screens on which such a table is shown as a list.
    await page.setViewportSize({width: 620, height: 844});
    await page.goto(DICTIONARY);
    const wide = page.getByRole('group', {name: '表格'}).filter({hasText: 'PARAM_MISSING'}).first();
    await wide.getByRole('table').evaluate((table) => {
      table.style.minWidth = '1000px';
    });
    const none = /^none$|^rgba\(0, 0, 0, 0\)/;
    await expect(wide).not.toHaveCSS('box-shadow', none);
    await wide.evaluate((table) => table.scrollTo({left: table.scrollWidth}));
    await expect(wide).toHaveCSS('box-shadow', none);
    await expect(page.getByRole('group', {name: '表格'}).filter({hasText: '做法'})).toHaveCSS('box-shadow', none);
  });

  test('the buttons of code do not cover it', async ({page}) => {
    await page.goto(SETTLEMENTS);
    const block = page.locator('[data-code]').first();
    const code = await block.locator('pre').boundingBox();
    const button = await block.getByRole('button', {name: '自动换行'}).boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  });
});
