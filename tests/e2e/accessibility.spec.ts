import {expect, test} from '@playwright/test';
import {visit} from '../checks/hydrated';
import {violations} from '../checks/violations';
import {reference} from '../fixtures/places';
import {menuButton, versionsButton} from '../checks/frame';

test.describe.configure({timeout: 60_000});

// Without transitions, during which axe would measure wrong colours.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the open menu of a phone, with the pages of the sidebar in it, and the open dropdown break no rule of axe', async ({
  page,
}) => {
  await visit(page, '/docs/#main-content');
  await versionsButton(page).click();
  // The dropdown may cover a part of links below it, of which axe would say that they are too small.
  expect(await violations(page, {only: '.navbar'})).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await menuButton(page).click();
  await expect(page.getByRole('dialog').getByRole('link', {name: reference.title})).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
