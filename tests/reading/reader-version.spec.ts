import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {hero} from '../../src/data/home';
import {at} from '../../src/data/site';
import {versionNames} from '../../src/data/versions';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack} from '../checks/history';
import {hydrated} from '../checks/hydrated';
import {guide, older} from '../fixtures/places';
import {latest} from '../fixtures/versions';
import {bar, docsLink, versionsButton} from '../checks/frame';
import {frame} from '../../contract/words';

const storeVersion = (page: Page, name: string) =>
  page.evaluate((version) => localStorage.setItem('docs-preferred-version-default', version), name);

/** Expects label, links and list to be those of one version. */
async function expectVersion(page: Page, {name, label, route}: typeof older): Promise<void> {
  await expect(versionsButton(page)).toHaveAccessibleName(`${frame.versions} ${label}`);
  await expect(docsLink(page)).toHaveAttribute('href', route);
  await expect(page.getByRole('contentinfo').getByRole('link', {name: guide.title})).toHaveAttribute('href', route);
  await expect(page.locator('a[data-version][aria-current=true]')).toHaveText([label, label]);
  await expect(page.locator('a[data-version][class*="--active"]')).toHaveText([label, label]);
  await expect(page.locator(`.dropdown a[data-version="${name}"]`)).toHaveAttribute('aria-current', 'true');
}

const newest = {...latest, name: versionNames[0]};

for (const [name, path] of [
  ['the home page', at('/')],
  ['the page of a wrong address', at('/nowhere')],
]) {
  test(
    `on ${name} label, links and marks are of the stored version, before the app and with it`,
    EVERY_ENGINE,
    async ({page}) => {
      await page.goto(path);
      await expectVersion(page, newest);
      await storeVersion(page, older.name);
      await page.reload();
      await expectVersion(page, older);
      await page.mouse.move(100, 100);
      await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
      await hydrated(page);
      await expectVersion(page, older);
      await docsLink(page).click();
      await expect(page).toHaveURL(older.route);
      await goBack(page);
      await expectVersion(page, older);
    },
  );
}

test('the buttons, steps and cards of the home page lead to the stored version, where it has the page', async ({
  page,
}) => {
  await page.goto(at('/'));
  await storeVersion(page, older.name);
  await page.reload();
  await expectVersion(page, older);
  const links = await page.locator('main a[data-docs]').all();
  for (const link of links) {
    const addresses = ((await link.getAttribute('data-docs')) ?? '').split('|');
    expect(await link.getAttribute('href')).toBe(addresses[versionNames.indexOf(older.name)]);
  }
  if (older.name !== newest.name)
    await expect(page.getByRole('main').getByRole('link', {name: hero.actions[0].label})).toHaveAttribute(
      'href',
      older.route,
    );
});

test('a choice that opens another tab changes the page that stays too', async ({page}) => {
  await page.goto(at('/'));
  await versionsButton(page).click();
  await bar(page)
    .getByRole('link', {name: older.label})
    .click({modifiers: ['ControlOrMeta']});
  await expectVersion(page, older);
  await versionsButton(page).click();
  await bar(page)
    .getByRole('link', {name: newest.label})
    .click({modifiers: ['ControlOrMeta']});
  await expectVersion(page, newest);
});

test('a version that another tab has stored since is that of label and links, once the app runs', async ({page}) => {
  await page.goto(at('/'));
  await storeVersion(page, older.name);
  await expectVersion(page, newest);
  await hydrated(page);
  await expectVersion(page, older);
  await page.reload();
  await expectVersion(page, older);
  await storeVersion(page, newest.name);
  await hydrated(page);
  await expectVersion(page, newest);
});
