import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {expectMenusWithoutViolations} from '../checks/menus';
import {openIn, violations} from '../checks/violations';
import {reference} from '../fixtures/places';

test.describe.configure({timeout: 120_000});

for (const path of coveringPages(builtPages())) {
  test(`${path}, one of the pages that together have every kind of element, breaks no rule of axe with all its elements`, async ({
    page,
  }) => {
    await openIn(page, path, 'light');
    expect(await violations(page)).toEqual([]);
  });
}

test('the open menu of a phone, with the pages of the sidebar in it, and the open dropdown break no rule of axe', async ({
  page,
}) => {
  await expectMenusWithoutViolations(page, '/docs/#main-content', reference.title);
});
