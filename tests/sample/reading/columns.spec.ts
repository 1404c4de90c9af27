/** Positions of an interface's parts on screens of different widths, and the length of its page. */
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

/** Both boxes at the same moment, in whole pixels, as browsers lay out text in fractions of pixels. */
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled});

    test('from 1360 px the code of an interface stands beside its fields, and below them on narrower screens', async ({
      page,
    }) => {
      await page.goto(PAGE);
      for (const [width, place] of [
        [390, 'below'],
        [1280, 'below'],
        [1359, 'below'],
        [1360, 'beside'],
        [1366, 'beside'],
        [1440, 'beside'],
        [1536, 'beside'],
        [1920, 'beside'],
      ] as const) {
        await page.setViewportSize({width, height: SCREEN});
        expect.soft((await boxes(page))[place], `${width} px`).toBe(true);
      }
    });
  });
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

test('from 1360 px the list of interfaces has what each does beside its name, above the code, and below the name on narrower screens', async ({
  page,
}) => {
  await page.goto(PAGE);
  const listed = page.getByRole('list', {name: '本页接口'}).getByRole('listitem').filter({hasText: '查询结算明细'});
  const parts = listed.locator('> span');
  await page.setViewportSize({width: 1359, height: SCREEN});
  const [name, below] = await boxesOf(parts);
  expect(below?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0));
  await page.setViewportSize({width: 1360, height: SCREEN});
  const [left, beside] = await boxesOf(parts);
  expect(beside?.x).toBeGreaterThanOrEqual((left?.x ?? Infinity) + (left?.width ?? 0));
  expect(Math.abs((beside?.x ?? NaN) - (await boxes(page)).code.x)).toBeLessThan(1);
});

for (const width of [1360, 1440, 1599]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: SCREEN}});

    test('the table of contents gives up its column, and stays above the text in a bar that opens over it', async ({
      page,
    }) => {
      await page.goto(PAGE);
      await expect(page.getByRole('navigation', {name: '本页目录'})).toBeHidden();
      const contents = page.getByRole('article').getByRole('group').filter({hasText: '本页总览'});
      await expect(contents.getByText('本页总览')).toBeInViewport();
      await page.evaluate(() => scrollTo({top: 5000, behavior: 'instant'}));
      await expect(contents.getByText('本页总览')).toBeInViewport();
      const height = await heightOf(page);
      await contents.getByText('本页总览').click();
      const link = contents.getByRole('link', {name: '查询结算明细'});
      await expect(link).toBeInViewport();
      expect(await heightOf(page)).toBe(height);
      await link.click();
      await expect(link).toBeHidden();
      const heading = page.getByRole('heading', {name: '查询结算明细'});
      await expect(heading).toBeInViewport({ratio: 1});
      const [bar] = await boxesOf(contents);
      const [title] = await boxesOf(heading);
      expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
    });
  });
}

test('at each width the text of guides and of interface pages begins at the same place', async ({page}) => {
  const starts = new Map<number, number[]>();
  for (const path of ['/docs/', PAGE, '/docs/dev/dev_1_4']) {
    await page.goto(path);
    for (const width of [1000, 1280, 1366, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({width, height: SCREEN});
      const [title] = await boxesOf(page.getByRole('heading', {level: 1}));
      starts.set(width, [...(starts.get(width) ?? []), title?.x ?? NaN]);
    }
  }
  starts.forEach((places, width) => expect(new Set(places).size, `${width} px`).toBe(1));
});

for (const [path, width, screen, screens] of [
  [PAGE, 390, 844, 24],
  ['/docs/', 390, 844, 30],
  [PAGE, 1280, SCREEN, 31],
  [PAGE, 1366, SCREEN, 20],
  [PAGE, 1920, SCREEN, 18],
] as const) {
  test(`${path} has at most ${screens} screens at ${width} px`, async ({page, browserName}) => {
    // Lines are taller in Firefox.
    const most = browserName === 'firefox' ? screens * 1.03 : screens;
    await page.setViewportSize({width, height: screen});
    await page.goto(path);
    expect((await heightOf(page)) / screen).toBeLessThanOrEqual(most);
  });
}

test('a link to an error code opens the fold that it is in', async ({page}) => {
  await page.goto(PAGE);
  const failure = page.locator(`[id="${FAILURE}"]`);
  await expect(failure).toBeHidden();
  await page.goto(`${PAGE}#${FAILURE}`);
  await expect(failure).toBeInViewport();
});
