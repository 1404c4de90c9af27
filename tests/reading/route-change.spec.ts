import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {CONTENT_MARK} from '../../src/data/marks';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack, goForward} from '../checks/history';
import {hydrated, visit} from '../checks/hydrated';
import {moveTo} from '../checks/move-to';
import {isSameDocument, markDocument} from '../checks/same-document';
import {clickSidebar, sidebarLink} from '../checks/sidebar';
import {firstInterface, other, reference} from '../fixtures/places';
import type {DocRoute} from '../fixtures/routes';
import {contents} from '../checks/frame';

const LONG_PAGE = reference.path;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** A position far down, or the end of a shorter page. */
const farDown = (page: Page, y: number) =>
  page.evaluate((top) => Math.min(top, document.documentElement.scrollHeight - innerHeight), y);

async function follow(page: Page, to: DocRoute): Promise<void> {
  await sidebarLink(page, to).click();
  await expect(title(page)).toHaveText(to.title);
}

test('the keyboard and the screen reader go to the title of the next page, and on from there', async ({page}) => {
  await visit(page, LONG_PAGE);
  const link = sidebarLink(page, other);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(other.title);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(title(page)).not.toHaveAttribute('tabindex');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the title keeps the focus while the reader is in another window', EVERY_ENGINE, async ({page}) => {
  await visit(page, LONG_PAGE);
  await follow(page, other);
  await expect(title(page)).toBeFocused();
  // The event that the browser sends then; the element stays the active one.
  await title(page).dispatchEvent('blur');
  await expect(title(page)).toBeFocused();
});

const PARTS = `[${CONTENT_MARK}] > *`;

/**
 * Follows a link.
 *
 * @returns parts of the content when the title has changed, and the height of the old content
 */
const atFirst = (page: Page, path: string) =>
  page.evaluate(
    ([link, parts]) => {
      const heading = () => document.querySelector('h1')?.textContent;
      const before = heading();
      const first = new Promise<{count: number; leaving: number}>((resolve) => {
        const observer = new MutationObserver(() => {
          if (heading() === before) return;
          observer.disconnect();
          const [next, ...left] = document.querySelectorAll('main');
          resolve({
            count: next.querySelectorAll(parts).length,
            leaving: left.reduce((sum, {offsetHeight}) => sum + offsetHeight, 0),
          });
        });
        observer.observe(document, {childList: true, subtree: true});
      });
      document.querySelector<HTMLAnchorElement>(link)?.click();
      return first;
    },
    [`aside a[href="${path}"]`, PARTS] as const,
  );

test('the next page comes with its first screen, and then whole', EVERY_ENGINE, async ({page}) => {
  await page.goto(LONG_PAGE);
  const whole = await page.locator(PARTS).count();
  await page.goto(other.path);
  const {count, leaving} = await atFirst(page, LONG_PAGE);
  expect(count).toBeLessThan(whole);
  expect(leaving).toBe(0);
  await expect(page.locator(PARTS)).toHaveCount(whole);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('back and forward lead to where the reader was', EVERY_ENGINE, async ({page}) => {
  await visit(page, LONG_PAGE);
  await markDocument(page);
  const far = await farDown(page, 4000);
  await moveTo(page, far);
  await expect.poll(() => scrolled(page)).toBe(far);
  await clickSidebar(page, other);
  await expect(title(page)).toHaveText(other.title);
  await expect.poll(() => scrolled(page)).toBe(0);
  const down = await farDown(page, 900);
  await moveTo(page, down);
  await goBack(page);
  await expect(title(page)).toHaveText(reference.title);
  await expect.poll(() => scrolled(page)).toBe(far);
  await expect(title(page)).toBeFocused();
  await goForward(page);
  await expect(title(page)).toHaveText(other.title);
  await expect.poll(() => scrolled(page)).toBe(down);
  expect(await isSameDocument(page)).toBe(true);
});

test(
  'back to an address with a fragment leads to where the reader was, not to the fragment',
  EVERY_ENGINE,
  async ({page}) => {
    await visit(page, `${LONG_PAGE}#${firstInterface}`);
    await expect(page.locator(`[id="${firstInterface}"]`)).toBeInViewport();
    const place = (await scrolled(page)) + 300;
    await moveTo(page, place);
    await clickSidebar(page, other);
    await expect(title(page)).toHaveText(other.title);
    await goBack(page);
    await expect(title(page)).toHaveText(reference.title);
    await expect.poll(() => scrolled(page)).toBe(place);
  },
);

test('back within a page leads to where the reader was', async ({page}) => {
  await visit(page, LONG_PAGE);
  await moveTo(page, 300);
  // Clicked by script, as the browser driver would scroll before a click.
  await contents(page).getByRole('link').last().dispatchEvent('click');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await goBack(page);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a page is loaded on the way back when no app runs to show it', async ({page}) => {
  await visit(page, LONG_PAGE);
  await follow(page, other);
  await page.reload();
  await goBack(page);
  await expect(title(page)).toHaveText(reference.title);
  await hydrated(page);
  await follow(page, other);
});

test('a fragment without a target, or with a broken encoding, does no harm', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const fragment of ['#%', '#nowhere', '#%E4%BD']) {
    await visit(page, `${other.path}${fragment}`);
    await markDocument(page);
    await follow(page, reference);
    expect(await isSameDocument(page), `after ${fragment} the app shows the page`).toBe(true);
    await expect(title(page)).toBeFocused();
  }
  expect(errors).toEqual([]);
});
