import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {shownText} from '../checks/shown-text';
import {sidebarLink} from '../checks/sidebar';
import {openIn} from '../checks/violations';
import {guide, lastInterface, older, reference} from '../fixtures/places';
import {hero} from '../../src/data/home';
import {at} from '../../src/data/site';
import {bar, versionsButton} from '../checks/frame';
import {themeText} from '../fixtures/theme-texts';

/** `page` runs no scripts, `scripted` does. */
const test = base.extend<{scripted: Page}>({
  scripted: async ({browser, baseURL}, use) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: true});
    await use(await context.newPage());
    await context.close();
  },
});

test.use({javaScriptEnabled: false});

test('the text is the same with and without JavaScript', async ({page, scripted}) => {
  await Promise.all([page.goto(reference.path), openIn(scripted, reference.path, 'light')]);
  expect(await shownText(page)).toEqual(await shownText(scripted));
});

test('links, the sidebar and the version dropdown work without JavaScript', async ({page}) => {
  await page.goto(at('/'));
  await page.getByRole('main').getByRole('link', {name: hero.actions[0].label, exact: true}).first().click();
  await sidebarLink(page, reference).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
  await sidebarLink(page, guide).click();
  await versionsButton(page).focus();
  await bar(page).getByRole('link', {name: older.label}).click();
  await expect(page).toHaveURL(older.route);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the table of contents opens without JavaScript', async ({page}) => {
    await page.goto(reference.path);
    await page.getByText(themeText('theme.TOCCollapsible.toggleButtonLabel')).click();
    await page.getByRole('group').locator(`a[href="#${lastInterface}"]`).click();
    await expect(page).toHaveURL(`${reference.path}#${lastInterface}`);
  });
});
