import {expect, test} from '@playwright/test';
import {overflow, pixelsTooWide} from '../../checks/overflow';
import {openIn} from '../../checks/violations';
import {at} from '../../../src/data/site';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';

test.use({viewport: {width: 320, height: 740}});

const FAULTS = [
  ['a heading that is too wide', at('/'), 'h1', 'width: 500px', 'right'],
  ['code that is cut off', PAGE, 'main pre', 'overflow: hidden', 'right'],
  ['code that is lower than its text', PAGE, 'main :has(> pre)', 'height: 20px', 'below'],
  ['a figure that begins beyond the page', PAGE, 'figure', 'margin-left: -40px', 'left'],
] as const;

for (const [fault, path, of, style, side] of FAULTS) {
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
