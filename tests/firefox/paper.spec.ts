import {expect, test} from '@playwright/test';
import {reference} from '../fixtures/places';

const PAGE = reference.path;

test('a printed page is light, without navigation, and its details are open', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(PAGE);
  // Playwright cannot emulate print media in Firefox, so print rules are turned into rules for all media.
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const ofPaper = ({media}: {readonly media: MediaList}) => media.mediaText.startsWith('print');
    for (const sheet of Array.from(document.styleSheets)) {
      const rules = Array.from(sheet.cssRules).filter(
        (rule) => rule instanceof CSSMediaRule,
      ) as readonly CSSMediaRule[];
      [sheet, ...rules].filter(ofPaper).forEach(({media}) => {
        media.mediaText = 'all';
      });
    }
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: '主导航'})).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  await expect(page.locator('main .markdown details:not([open])')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
