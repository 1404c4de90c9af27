import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {visit} from '../../checks/hydrated';
import {overflow} from '../../checks/overflow';
import {openIn, violations} from '../../checks/violations';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';
const diagram = (page: Page): Locator => page.locator('#states-settlement');

for (const theme of ['light', 'dark']) {
  test(`a page shows its state diagram in ${theme} mode, without an axe violation`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(diagram(page).getByRole('img', {name: '结算单状态流转图'})).toBeVisible();
    await expect(diagram(page).getByText('TO_CONFIRM', {exact: true})).toBeVisible();
    expect(await violations(page, {only: 'figure'})).toEqual([]);
  });

  test(`text and lines of a diagram stand out from their ground in ${theme} mode`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(PAGE);
    const contrast = (selector: string, property: 'fill' | 'stroke') =>
      diagram(page)
        .locator(selector)
        .first()
        .evaluate((node, name) => {
          const luminance = (colour: string) => {
            const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
              const value = Number(part) / 255;
              return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const ground = getComputedStyle(document.querySelector('#states-settlement [class^=box_]') as Element).fill;
          const [dark, light] = [luminance(getComputedStyle(node)[name]), luminance(ground)].sort(
            (one, other) => one - other,
          );
          return (light + 0.05) / (dark + 0.05);
        }, property);
    for (const selector of ['text[font-weight]', '[class^=value_]'])
      expect(await contrast(selector, 'fill'), selector).toBeGreaterThan(4.5);
    for (const selector of ['[class^=box_]', '[class^=call_] path', 'g:not([class]) path'])
      expect(await contrast(selector, 'stroke'), selector).toBeGreaterThan(3);
    expect(await contrast('[class^=box_]', 'fill')).toBe(1);
  });
}

test('a later interface of the page leads to the diagram', async ({page}) => {
  await visit(page, PAGE);
  await page.getByRole('link', {name: '结算单状态流转图'}).first().click();
  await expect(page).toHaveURL(`${PAGE}#states-settlement`);
  await expect(diagram(page)).toBeInViewport();
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 320, height: 640}});

  for (const path of [PAGE, '/docs/', '/docs/dev/dev_1_3', '/docs/biz/v3/tonglian/v3_tonglian_1_0']) {
    test(`the diagrams of ${path} scroll in their own boxes, by keyboard too`, async ({page}) => {
      await openIn(page, path, 'light');
      expect(await overflow(page)).toEqual([]);
      const box = page
        .locator('figure')
        .getByRole('group')
        .filter({has: page.getByRole('img')})
        .first();
      await box.focus();
      await expect(box).toBeFocused();
      expect(await box.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is drawn, and its words unfold', async ({page}) => {
    await page.goto(PAGE);
    await expect(diagram(page).getByRole('img')).toBeVisible();
    await diagram(page).getByText('文字说明').click();
    await expect(diagram(page).getByText('待确认 TO_CONFIRM → 处理中 PROCESSING：确认结算单')).toBeVisible();
    await expect(page.getByRole('img', {name: '结算单的时序'})).toBeVisible();
  });
});
