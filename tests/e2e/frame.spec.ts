import {expect, test} from '@playwright/test';
import {at} from '../../src/data/site';
import {reference} from '../fixtures/places';
import {visit} from '../checks/hydrated';

test('the skip link takes the keyboard to the main content', async ({page}) => {
  await visit(page, at('/docs/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: '跳到主要内容'});
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
    await expect(page.getByRole('button', {name: '打开导航菜单'})).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('navigation', {name: '本页目录'})).toBeHidden();
    const toc = page.getByRole('article').getByRole('group').filter({hasText: '本页总览'});
    await expect(toc.getByRole('link').first()).toBeHidden();
    await toc.getByText('本页总览').click();
    await expect(toc.getByRole('link').first()).toBeVisible();
  });
});

test.describe('at 997 px', () => {
  test.use({viewport: {width: 997, height: 800}});

  test('the desktop layout stands: sidebar, table of contents on the right, no menu button', async ({page}) => {
    await page.goto(reference.path);
    await expect(page.getByRole('button', {name: '打开导航菜单'})).toBeHidden();
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(page.getByRole('navigation', {name: '本页目录'})).toBeVisible();
  });
});
