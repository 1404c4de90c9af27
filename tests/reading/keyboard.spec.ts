import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {hydrated} from '../checks/hydrated';
import {other, reference} from '../fixtures/places';
import {latestDocs} from '../fixtures/routes';
import {darkMode, menuButton} from '../checks/frame';
import {controls, frame, reference as words} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

const PAGE = reference.path;

/** Number of Tab presses, more than the menu has stops, so that the focus would leave it. */
const STOPS = latestDocs.length + 41;

async function openMenu(page: Page): Promise<void> {
  const button = menuButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: frame.menu})).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Elements outside the menu that a key focuses, but for the browser's toolbar. */
async function leftBy(page: Page, key: string): Promise<readonly string[]> {
  const left: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return element === document.body || element.closest('dialog') ? undefined : element.outerHTML.slice(0, 80);
    });
    if (outside) left.push(outside);
  }
  return left;
}

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`keeps the focus of ${key}, its last link too`, async ({page}) => {
      await page.goto(PAGE);
      await openMenu(page);
      await page.getByRole('dialog').getByRole('link').last().focus();
      expect(await leftBy(page, key)).toEqual([]);
    });
  }

  test('stays open when the app starts, which the press of its button does, with the pages of the sidebar in it, and leads to them', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await openMenu(page);
    await hydrated(page);
    await page.getByRole('dialog').getByRole('link', {name: other.title, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(other.title);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('gives the focus back to the button that opened it, however it is closed', EVERY_ENGINE, async ({page}) => {
    await page.goto(PAGE);
    const close = page.getByRole('button', {name: frame.closeMenu});
    for (const press of [() => page.keyboard.press('Escape'), () => close.press('Enter'), () => close.press('Space')]) {
      await openMenu(page);
      await press();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('Space switches the colours, and back', EVERY_ENGINE, async ({page}) => {
  await page.goto(PAGE);
  const control = darkMode(page);
  await control.focus();
  for (const theme of ['dark', 'light']) {
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(control).toBeFocused();
  }
});

test('Enter and Space open and close a fold, and all folds of an interface', EVERY_ENGINE, async ({page}) => {
  await page.goto(PAGE);
  const part = page.locator('div:has(> [data-unfold])').first();
  const toggle = part.locator('[data-unfold]');
  const fold = part.getByRole('group').first();
  await expect(toggle).toHaveText(words.unfold);
  for (const key of ['Enter', 'Space']) {
    for (const pressed of [fold.locator('summary').first(), toggle]) {
      for (const open of [true, false]) {
        await pressed.press(key);
        await expect(fold).toHaveJSProperty('open', open);
      }
    }
  }
});

test('a press of the key copies code, says so and leaves the focus where it is', async ({page}) => {
  await page.goto(PAGE);
  const block = page.locator('[data-code]').filter({visible: true}).first();
  const copy = block.getByRole('button', {name: themeText('theme.CodeBlock.copyButtonAriaLabel')});
  for (const key of ['Enter', 'Space']) {
    await copy.press(key);
    await expect(block.getByRole('status')).toHaveText(controls.copied);
    await expect(copy).toBeFocused();
    await expect(block.getByRole('status')).toBeEmpty();
  }
});
