import {expect, test} from '@playwright/test';
import {overflow, pixelsTooWide} from '../../checks/overflow';
import {openIn} from '../../checks/violations';
import {at} from '../../../src/data/site';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';

test.use({viewport: {width: 320, height: 740}});

const FAULTS = [
  {fault: 'a heading that is too wide', path: at('/'), of: 'h1', style: 'width: 500px', side: 'right'},
  {fault: 'a field that is too wide', path: PAGE, of: 'main li[id] > p', style: 'width: 500px', side: 'right'},
  {
    fault: 'a table that does not scroll',
    path: PAGE,
    of: 'main :has(> table)',
    style: 'overflow: visible; width: 20px',
    side: 'right',
  },
  {
    fault: 'a word that is wider than its cell',
    path: PAGE,
    of: 'main td :is(a, code)',
    style: 'display: inline-block; width: 900px',
    side: 'right',
  },
  {fault: 'code that does not scroll', path: PAGE, of: 'main pre', style: 'overflow: visible', side: 'right'},
  {fault: 'code that is cut off', path: PAGE, of: 'main pre', style: 'overflow: hidden', side: 'right'},
  {fault: 'code that is lower than its text', path: PAGE, of: 'main :has(> pre)', style: 'height: 20px', side: 'below'},
  {
    fault: 'a figure that does not scroll',
    path: PAGE,
    of: 'figure [role=group]',
    style: 'overflow: visible',
    side: 'right',
  },
  {fault: 'a figure that begins beyond the page', path: PAGE, of: 'figure', style: 'margin-left: -40px', side: 'left'},
];

for (const {fault, path, of, style, side} of FAULTS) {
  test(`${fault} is noticed`, async ({page}) => {
    await openIn(page, path, 'light');
    const before = await overflow(page);
    await page
      .locator(of)
      .filter({visible: true})
      .first()
      .evaluate((node, value) => {
        (node as HTMLElement).style.cssText = value;
      }, style);
    const planted = (await overflow(page)).filter((line) => !before.includes(line));
    expect(planted).toContainEqual(expect.stringMatching(new RegExp(`stick out .*${side} by`)));
  });
}

test('what is too wide far below the first screen makes the page scroll sideways', async ({page}) => {
  await page.goto(PAGE);
  expect(await pixelsTooWide(page)).toBe(0);
  await page
    .locator('main li[id] > p')
    .filter({visible: true})
    .last()
    .evaluate((field) => {
      field.style.width = '500px';
    });
  expect(await pixelsTooWide(page)).toBeGreaterThan(100);
});
