/** Where the parts of an interface stand on screens of different widths, and how long its page is. */
import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {CHROMIUM_ONLY} from '../../checks/engines';
import {heightOf} from '../checks/scrolling';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';
const SCREEN = 900;
const OPERATION = 'getSettlement';
const FAILURE = 'getSettlement.err.RESOURCE_NOT_FOUND';

const parts = (page: Page) => page.locator(`#op-${OPERATION} + div > div`);
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** Both boxes at the same moment, in whole pixels: browsers lay text out in fractions of them. */
async function boxes(page: Page) {
  const [about, code] = await boxesOf(parts(page));
  if (!about || !code) throw new Error(`${OPERATION} has no two parts.`);
  const [right, bottom] = [Math.floor(about.x + about.width), Math.floor(about.y + about.height)];
  return {
    about,
    code,
    beside: code.x >= right && code.y < bottom,
    below: code.y >= bottom && Math.abs(code.x - about.x) < 1,
  };
}

for (const [width, place] of [
  [390, 'below'],
  [1280, 'below'],
  [1599, 'below'],
  [1600, 'beside'],
  [1920, 'beside'],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({viewport: {width, height: SCREEN}, javaScriptEnabled});

      test(`at ${width} px the code of an interface stands ${place} its fields`, async ({page}) => {
        await page.goto(PAGE);
        expect((await boxes(page))[place]).toBe(true);
      });
    });
  }
}

test.describe('at 1920 px', () => {
  test.use({viewport: {width: 1920, height: SCREEN}});

  test('the code stays in view while the fields scroll by, and the table of contents stands at the right of both', async ({
    page,
  }) => {
    await page.goto(`${PAGE}#op-${OPERATION}`);
    const [contents] = await boxesOf(page.getByRole('navigation', {name: '本页目录'}));
    const {code, about} = await boxes(page);
    expect(contents?.x).toBeGreaterThanOrEqual(code.x + code.width);
    expect(about.height).toBeGreaterThan(SCREEN);
    await page.evaluate((by) => scrollBy({top: by, behavior: 'instant'}), about.height / 3);
    const scrolled = await boxes(page);
    expect(scrolled.about.y).toBeLessThan(about.y);
    expect(scrolled.code.y).toBeGreaterThanOrEqual(60);
    expect(scrolled.code.y + scrolled.code.height).toBeLessThanOrEqual(SCREEN);
  });

  test('the end of the code is reached by keyboard', async ({page}) => {
    await page.goto(`${PAGE}#op-${OPERATION}`);
    const last = parts(page).nth(1).locator('summary').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(last.locator('..')).toHaveAttribute('open', '');
  });

  test('on paper there is one column', CHROMIUM_ONLY, async ({page}) => {
    await page.goto(PAGE);
    await page.emulateMedia({media: 'print'});
    const {below, code} = await boxes(page);
    expect(below).toBe(true);
    expect(code.height).toBeGreaterThan(0);
    await expect(parts(page).nth(1)).toHaveCSS('overflow-y', 'visible');
  });
});

for (const [width, screens] of [
  [1280, 30],
  [1920, 18],
] as const) {
  test(`the longest page has at most ${screens} screens at ${width} px, and more when all its folds are open`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: SCREEN});
    await page.goto(PAGE);
    expect((await heightOf(page)) / SCREEN).toBeLessThanOrEqual(screens);
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')),
    );
    expect((await heightOf(page)) / SCREEN).toBeGreaterThan(screens);
  });
}

test('a link to an error code opens the fold that it is in', async ({page}) => {
  await page.goto(PAGE);
  const failure = page.locator(`[id="${FAILURE}"]`);
  await expect(failure).toBeHidden();
  await page.goto(`${PAGE}#${FAILURE}`);
  await expect(failure).toBeInViewport();
});
