import {expect, test} from '@playwright/test';
import {reference} from '../fixtures/places';

test('nothing moves by itself for readers who want less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(reference.path);
  const moving = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll('body *')).filter((element) => {
          const {transitionDuration, animationName} = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration.split(', ').some((duration) => duration !== '0s');
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  expect(await moving()).toBeGreaterThan(0);
});

test.describe('forced colours', () => {
  test.use({forcedColors: 'active'});

  test('the selected tab and the page in the sidebar are visible without backgrounds', async ({page}) => {
    await page.goto(reference.path);
    const border = (selected: boolean) =>
      page
        .getByRole('tab', {selected})
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await border(true)).not.toBe(await border(false));
    await expect(page.getByRole('complementary').locator('[aria-current=page]')).toHaveCSS('outline-style', 'solid');
  });
});
