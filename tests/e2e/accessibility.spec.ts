import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {keepDistinctElements} from '../checks/distinct-elements';
import {visit} from '../checks/hydrated';
import {COLOUR_RULES, openIn, violations} from '../checks/violations';
import {reference} from '../fixtures/places';

/** Further rows of a long table give no other result, but take seconds. */
const EACH = 5;

test.describe.configure({timeout: 60_000});

// Without transitions, in the middle of which axe would measure wrong colours.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const path of coveringPages(builtPages())) {
  test(`${path}, one of the pages that together have every kind of element, breaks no rule of axe, also on a phone and in dark mode`, async ({
    page,
  }) => {
    await openIn(page, path, 'light');
    await keepDistinctElements(page, EACH);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violations(page, {rules: COLOUR_RULES}), 'dark').toEqual([]);
    await page.setViewportSize({width: 390, height: 900});
    expect(await violations(page), '390 px').toEqual([]);
  });
}

test('the open menu of a phone, with the pages of the sidebar in it, and the open dropdown break no rule of axe', async ({
  page,
}) => {
  await visit(page, '/docs/#main-content');
  await page.getByRole('button', {name: /^文档版本/}).click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: '打开导航菜单'}).click();
  await expect(page.getByRole('dialog').getByRole('link', {name: reference.title})).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
