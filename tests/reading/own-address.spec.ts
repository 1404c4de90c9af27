import {pathToFileURL} from 'url';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {hero} from '../../src/data/home';
import {BUILD} from '../../tools/record/built-pages';
import {EVERY_ENGINE} from '../checks/engines';
import {hydrated} from '../checks/hydrated';
import {guide, other, reference} from '../fixtures/places';
import {sidebarLink} from '../checks/sidebar';
import {controls} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Serves a page at another address. */
const serveAt = (page: Page, address: string, own: string) =>
  page.route(address, async (route) =>
    route.fulfill({response: await route.fetch({url: new URL(own, route.request().url()).href})}),
  );

const FORMS: readonly (readonly [address: string, own: string, text: string])[] = [
  [`${other.path}.html`, other.path, other.title],
  [`${other.path}/`, other.path, other.title],
  [at('/docs/index.html'), guide.path, guide.title],
  [at('/index.html'), at('/'), hero.title],
  [at('/elsewhere'), reference.path, reference.title],
];

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [address, own, text] of FORMS) {
  test(
    `a page that a host serves at ${address} gets its own address, and stays when the app runs`,
    own === other.path ? EVERY_ENGINE : {},
    async ({page}) => {
      await serveAt(page, `**${address}?from=search`, own);
      await page.goto(`${address}?from=search#top`);
      await expect(page).toHaveURL(`${own}?from=search#top`);
      await hydrated(page);
      await expect(title(page)).toHaveText(text);
    },
  );
}

test('from a page that a host serves with .html, links and Back lead to pages', async ({page}) => {
  await serveAt(page, `**${other.path}.html`, other.path);
  await page.goto(`${other.path}.html`);
  await sidebarLink(page, reference).click();
  await expect(title(page)).toHaveText(reference.title);
  await page.goBack();
  await expect(page).toHaveURL(other.path);
  await expect(title(page)).toHaveText(other.title);
});

test('the not-found page stays at the address that the reader has asked for', EVERY_ENGINE, async ({page}) => {
  const address = at('/docs/nowhere.html');
  await serveAt(page, `**${address}`, at('/nowhere'));
  await page.goto(address);
  await hydrated(page);
  await expect(page).toHaveURL(address);
  await expect(title(page)).toHaveText(themeText('theme.NotFound.title'));
});

test(
  'a page that is opened as a file is readable, and names the bundle for reading offline',
  EVERY_ENGINE,
  async ({page}) => {
    await page.goto(pathToFileURL(path.join(BUILD, 'docs', 'index.html')).href);
    await expect(title(page)).toHaveText(guide.title);
    await expect(page.getByRole('alert')).toContainText(controls.offline.download);
    await expect(page.getByRole('alert')).not.toContainText('baseUrl');
  },
);
