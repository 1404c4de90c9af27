import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {TAB_STOPS, reference} from '../fixtures/places';
import {announcement} from '../../src/data/site';
import {frame} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

const PAGE = reference.path;

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, visibility} = getComputedStyle(element);
    const {width, height} = element.getBoundingClientRect();
    const part = element.closest('[role=banner], nav, aside, main, footer');
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim(),
      part: part?.getAttribute('aria-label') ?? part?.tagName ?? '',
      isSeen: outlineStyle !== 'none' && visibility === 'visible' && width * height > 0,
    };
  });

type Stop = Awaited<ReturnType<typeof focused>>;

/** Presses Tab from the top of the page. */
async function tabThrough(page: Page, times: number): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < times) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`focus is visible from the first Tab on, with forced colours ${forcedColors}`, async ({page}) => {
    await page.emulateMedia({forcedColors});
    await page.goto(PAGE);
    const stops = await tabThrough(page, TAB_STOPS);
    expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
  });
}

test(
  'focus goes through the page as the eye does: skip link, notice, bar, sidebar, text',
  EVERY_ENGINE,
  async ({page}) => {
    await page.goto(PAGE);
    const stops = await tabThrough(page, TAB_STOPS);
    expect(stops[0].name).toBe(themeText('theme.common.skipToMainContent'));
    const parts = stops.slice(1).map(({part}) => part);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
      ...(announcement ? ['DIV'] : []),
      frame.mainNavigation,
      frame.sidebar,
      'MAIN',
    ]);
  },
);

test('the accessible name of a control contains its visible text', async ({page}) => {
  await page.goto(PAGE);
  const misnamed = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>(':is(a, button)[aria-label]'))
      .filter((element) => /[\p{L}\p{N}]/u.test(element.innerText))
      .filter((element) => !element.getAttribute('aria-label')?.includes(element.innerText.trim()))
      .map(({innerText, ariaLabel}) => `${innerText}: ${ariaLabel}`),
  );
  expect(misnamed).toEqual([]);
});
