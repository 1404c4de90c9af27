import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {visit} from '../checks/hydrated';
import {SECTION_LINK} from '../../src/data/marks';
import {firstInterface, lastInterface, reference} from '../fixtures/places';
import {contents} from '../checks/frame';
import {controls} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

/** A link below the text, to the next page or the previous one. */
const paginator = (page: Page, to: 'next' | 'previous') =>
  page
    .getByRole('navigation', {name: themeText('theme.docs.paginator.navAriaLabel')})
    .getByRole('link', {name: themeText(`theme.docs.paginator.${to}`)});

const PAGE = reference.path;

test.describe('addresses', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const {what, link} of [
    {what: 'a heading', link: `[id="${lastInterface}"] .hash-link`},
    {what: 'a field', link: `main [${SECTION_LINK}]:visible`},
  ]) {
    test(`the link of ${what} copies its address, goes there and says so`, async ({page}) => {
      await page.goto(PAGE);
      const first = page.locator(link).first();
      const address = await first.evaluate((element) => (element as HTMLAnchorElement).href);
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({hasText: controls.linkCopied})).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await expect(page.getByText(controls.linkCopied)).toHaveCount(0);
    });
  }
});

test('every heading and every field has a link to itself', async ({page}) => {
  await page.goto(PAGE);
  const without = await page.getByRole('article').evaluate((article, name) => {
    const places = article.querySelectorAll(`.markdown :is(h2, h3)[id], li[id]:has(> p > [${name}])`);
    return Array.from(places).filter(
      ({id}) => !article.querySelector(`a[href="#${CSS.escape(id)}"]:is(.hash-link, [${name}])`),
    ).length;
  }, SECTION_LINK);
  expect(without).toBe(0);
});

test('the table of contents shows where the reader is', EVERY_ENGINE, async ({page}) => {
  await visit(page, PAGE);
  for (const id of [lastInterface, firstInterface]) {
    await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
    await expect(contents(page).locator('.table-of-contents__link--active')).toHaveAttribute('href', `#${id}`);
  }
});

test('the way to the top shows when the top is far, and leads the keyboard there too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(PAGE);
  const button = page.getByRole('button', {name: themeText('theme.BackToTopButton.buttonAriaLabel')});
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 3000));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
});

test('each page leads to the one before it and the one after it', async ({page}) => {
  await visit(page, '/docs/');
  const next = paginator(page, 'next');
  await next.click();
  await expect(page).not.toHaveURL('/docs/');
  await paginator(page, 'previous').click();
  await expect(page).toHaveURL('/docs/');
});
