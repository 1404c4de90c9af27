import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {announcement, at} from '../../src/data/site';
import {CHROMIUM_ONLY, EVERY_ENGINE} from '../checks/engines';
import {START_SCRIPTS} from '../checks/faults';
import {watchPage} from '../checks/page-watch';
import {hydrated} from '../checks/hydrated';
import {watchShifts} from '../checks/layout-shifts';
import {older, reference} from '../fixtures/places';
import {latest} from '../fixtures/versions';
import {brand} from '../../src/data/navigation';
import {bar, darkMode, docsLink, versionsButton} from '../checks/frame';
import {themeText} from '../fixtures/theme-texts';
import {frame} from '../../contract/words';

/** The button of the announcement; a site may have none. */
const dismiss = (page: Page) =>
  page.getByRole('button', {name: themeText('theme.AnnouncementBar.closeButtonAriaLabel'), exact: true});

async function makeEveryChoice(page: Page): Promise<void> {
  await hydrated(page);
  await darkMode(page).check();
  if (announcement) await dismiss(page).click();
  await versionsButton(page).click();
  await bar(page).getByRole('link', {name: older.label}).click();
  await expect(page).toHaveURL(older.route);
}

async function expectEveryChoice(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dismiss(page)).toBeHidden();
  await expect(versionsButton(page)).toHaveAccessibleName(`${frame.versions} ${older.label}`);
}

test(
  'the first visit is light, with the announcement, in the latest version, and a choice holds, whatever the system prefers',
  EVERY_ENGINE,
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(at('/'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(dismiss(page)).toBeVisible({visible: announcement !== null});
    await expect(versionsButton(page)).toHaveAccessibleName(`${frame.versions} ${latest.label}`);
    await expect(docsLink(page)).toHaveAttribute('href', at('/docs/'));
    await hydrated(page);
    await darkMode(page).check();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'colour mode, dismissal and version are honoured on the next visit, before any bundle runs',
  EVERY_ENGINE,
  async ({page}) => {
    await page.goto(at('/'));
    await makeEveryChoice(page);
    await page.route(START_SCRIPTS, (route) => route.abort());
    await page.goto(at('/'));
    await expectEveryChoice(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.goto(at('/'));
    await expectEveryChoice(page);
    await hydrated(page);
    await expect(docsLink(page)).toHaveAttribute('href', older.route);
  },
);

test('nothing moves when the page hydrates after a dismissal', CHROMIUM_ONLY, async ({page}) => {
  await page.goto(at('/'));
  await makeEveryChoice(page);
  const shifts = await watchShifts(page);
  for (const path of [at('/'), older.route, reference.path]) {
    await page.goto(path);
    await hydrated(page);
    await expect(darkMode(page)).toBeChecked();
    expect(await shifts()).toEqual([]);
  }
});

test('what is stored as colour mode, and is none, is never written into the page', EVERY_ENGINE, async ({page}) => {
  await page.addInitScript(() => {
    const modes = new Set<string>();
    Object.assign(window, {modes});
    new MutationObserver(() => modes.add(document.documentElement.dataset.theme ?? '')).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  for (const value of ['purple', 'Dark', '', 'null', '"><script>']) {
    await page.goto(at('/'));
    await page.evaluate((stored) => localStorage.setItem('theme', stored), value);
    await page.reload();
    await expect(darkMode(page)).not.toBeChecked();
    expect(await page.evaluate(() => [...(window as unknown as {modes: Set<string>}).modes])).toEqual(['light']);
  }
});

const BROKEN_STORAGES = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [state, breakStorage] of Object.entries(BROKEN_STORAGES)) {
  test(
    `with storage ${state}, every choice holds for the visit, without a complaint`,
    state === 'blocked' ? EVERY_ENGINE : {},
    async ({page, baseURL}) => {
      const complaints = watchPage(page, new URL(baseURL ?? '').host);
      await page.addInitScript(breakStorage);
      await page.goto(at('/'));
      await makeEveryChoice(page);
      await hydrated(page);
      await bar(page).getByRole('link', {name: brand}).click();
      await expect(page).toHaveURL(at('/'));
      await expectEveryChoice(page);
      expect(complaints).toEqual([]);
    },
  );
}

test('with rubbish in storage, the page is as on a first visit and choices are kept', async ({page, baseURL}) => {
  const complaints = watchPage(page, new URL(baseURL ?? '').host);
  await page.goto(at('/'));
  await page.evaluate(() => {
    localStorage.setItem('theme', '<purple>');
    localStorage.setItem('docs-preferred-version-default', '9.9');
    localStorage.setItem('docusaurus.announcement.dismiss', 'maybe');
    localStorage.setItem('docusaurus.announcement.id', '{"');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(dismiss(page)).toBeVisible({visible: announcement !== null});
  await expect(versionsButton(page)).toHaveAccessibleName(`${frame.versions} ${latest.label}`);
  await makeEveryChoice(page);
  await page.goto(at('/'));
  await expectEveryChoice(page);
  expect(complaints).toEqual([]);
});

test('a tab follows the colour mode of another, and ignores one that is none', async ({page, context}) => {
  await page.goto(at('/'));
  const second = await context.newPage();
  await second.goto(at('/'));
  await hydrated(page);
  await hydrated(second);
  await darkMode(page).check();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.evaluate(() => localStorage.setItem('seen', '1'));
  await expect.poll(() => second.evaluate(() => localStorage.getItem('seen'))).toBe('1');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});
