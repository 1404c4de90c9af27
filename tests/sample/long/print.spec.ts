import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {condensed, readPdf} from '../../checks/pdf';
import {cutOffTexts, largestSize, lonelyHeadings, missingTexts, pdfText} from '../checks/printed-pages';
import {reproducible} from '../../../tools/pdf/reproducible';
import {SECTION_LINK} from '../../../src/data/marks';

const REFERENCE = '/docs/biz/v3/task/v3_task_1_0';
const ROUTES = [
  '/',
  '/docs/',
  '/docs/dev/dev_1_1',
  '/docs/dev/dev_1_4',
  '/docs/1.0/biz/v1/task/v1_task_3_0',
  REFERENCE,
  '/blog/archive',
  '/no-such-page',
];

/** Margin of src/css/print.css: 12 mm, in points. */
const MARGIN = (12 / 25.4) * 72;
const POINTS_PER_PIXEL = 72 / 96;

/** Size of h3, the smallest heading, in points: 1.2 times that of running text. */
const HEADING_SIZE = 9 * 1.2;

/** Two thirds of the sheets that these pages took at 10.5 pt, with the gaps of the screen: 21, 16 and 33. */
const SHEETS = {'/docs/': 14, '/docs/dev/dev_1_2': 10, '/docs/biz/v3/trade/v3_trade_1_0': 22};

const print = (page: Page) => page.pdf({format: 'A4'});

const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map(({textContent}) => textContent ?? ''));

async function sizeOf(page: Page, selector: string) {
  await page.emulateMedia({media: 'print'});
  const size = await page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await page.emulateMedia({media: null});
  return size * POINTS_PER_PIXEL;
}

const foldedTexts = (page: Page) =>
  textsOf(page, 'main .markdown details :is(code, p, li, td):not(:has(button, code, p, li, details))');

for (const route of ROUTES) {
  test(`${route} loses nothing on the right of the paper, and no heading stands alone at its end`, async ({page}) => {
    await page.goto(route);
    const pages = await readPdf(await print(page));
    expect(largestSize(pages)).toBeCloseTo(await sizeOf(page, 'h1'), 1);
    expect(cutOffTexts(pages, MARGIN)).toEqual([]);
    expect(lonelyHeadings(pages, HEADING_SIZE)).toEqual([]);
  });
}

for (const [route, sheets] of Object.entries(SHEETS)) {
  test(`${route} takes at most ${sheets} sheets, and more with larger letters`, async ({page}) => {
    await page.goto(route);
    expect((await readPdf(await print(page))).length).toBeLessThanOrEqual(sheets);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '11pt';
    });
    expect((await readPdf(await print(page))).length).toBeGreaterThan(sheets);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('a reference page prints whole: every field, and what its folds hold', async ({page}) => {
      await page.goto(REFERENCE);
      const pages = await readPdf(await print(page));
      const fields = await textsOf(page, `[${SECTION_LINK}]`);
      const folded = await foldedTexts(page);
      expect(Math.min(fields.length, folded.length)).toBeGreaterThan(50);
      expect(missingTexts(pages, [...fields, ...folded])).toEqual([]);
    });
  });
}

test('diagrams that were never on the screen are on paper', async ({page}) => {
  await page.goto('/docs/biz/v3/task/v3_task_2_0');
  const labels = await textsOf(page, 'figure svg text');
  expect(labels.length).toBeGreaterThan(50);
  expect(missingTexts(await readPdf(await print(page)), labels)).toEqual([]);
});

test('the frame of the page, and what is pressed, is not printed', async ({page}) => {
  await page.goto(REFERENCE);
  const frame = await textsOf(page, 'nav a, footer p, aside summary, main button, .theme-doc-toc-mobile > summary');
  const content = condensed((await textsOf(page, '.theme-doc-version-badge, main article .markdown')).join(''));
  const pages = await readPdf(await print(page));
  const foreign = frame.filter((text) => !content.includes(condensed(text)));
  expect(foreign).toContain('博客归档');
  expect(missingTexts(pages, foreign)).toEqual(foreign);
});

test('links that lead out of the page print where to, those within it do not', async ({page}) => {
  await page.goto(REFERENCE);
  const text = pdfText(await readPdf(await print(page)));
  expect(text).toContain(condensed('个人任务（/docs/biz/v1/person/v1_person_2_0）'));
  expect(text).not.toContain('#op-updateTask');
});

test('the chosen language of samples is printed, and says its name', async ({page}) => {
  await page.goto(REFERENCE);
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const text = pdfText(await readPdf(await print(page)));
  expect(text).toContain('Pythoncreate_task.py');
  expect(text).not.toContain('create-task.sh');
});

test('a dark page prints as a light one does, and is dark with its folds closed again', async ({page}) => {
  await page.goto('/docs/dev/dev_1_4');
  const light = reproducible(await print(page));
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  const closed = await page.locator('main details:not([open])').count();
  const dark = reproducible(await print(page));
  expect(dark.equals(light)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('main details:not([open])')).toHaveCount(closed);
});

test('folds open for paper where styles cannot open them, also when the browser says it twice', async ({page}) => {
  await page.goto(REFERENCE);
  const folds = page.locator('main .markdown details:not([open])');
  const closed = await folds.count();
  expect(closed).toBeGreaterThan(10);
  const say = (name: string) => page.evaluate((event) => dispatchEvent(new Event(event)), name);
  await say('beforeprint');
  await say('beforeprint');
  await expect(folds).toHaveCount(0);
  await say('afterprint');
  await expect(folds).toHaveCount(closed);
});

test('no page ends within a table row, a diagram or between a heading and its text', async ({page}) => {
  await page.goto('/docs/dev/dev_1_4');
  await page.emulateMedia({media: 'print'});
  const styleOf = (selector: string, property: 'breakInside' | 'breakAfter') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => Array.from(new Set(elements.map((one) => getComputedStyle(one)[name]))),
        property,
      );
  expect(await styleOf('main tr', 'breakInside')).toEqual(['avoid']);
  expect(await styleOf('main :is(h1, h2, h3)', 'breakAfter')).toEqual(['avoid']);
  expect(await styleOf('main p', 'breakInside')).toEqual(['auto']);
});
