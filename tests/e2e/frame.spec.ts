import {expect, test} from '@playwright/test';
import {at} from '../../src/data/site';
import {reference} from '../fixtures/places';
import {visit} from '../checks/hydrated';
import {contents, menuButton} from '../checks/frame';
import {themeText} from '../fixtures/theme-texts';

test('the skip link takes the keyboard to the main content', async ({page}) => {
  await visit(page, at('/docs/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: themeText('theme.common.skipToMainContent')});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('at 996 px', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('the mobile layout stands: menu button, collapsed table of contents, no sidebar', async ({page}) => {
    await page.goto(reference.path);
    await expect(menuButton(page)).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(contents(page)).toBeHidden();
    const toc = page
      .getByRole('article')
      .getByRole('group')
      .filter({hasText: themeText('theme.TOCCollapsible.toggleButtonLabel')});
    await expect(toc.getByRole('link').first()).toBeHidden();
    await toc.getByText(themeText('theme.TOCCollapsible.toggleButtonLabel')).click();
    await expect(toc.getByRole('link').first()).toBeVisible();
  });
});

test.describe('at 997 px', () => {
  test.use({viewport: {width: 997, height: 800}});

  test('the desktop layout stands: sidebar, table of contents on the right, no menu button', async ({page}) => {
    await page.goto(reference.path);
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(contents(page)).toBeVisible();
  });
});
