/** Links work within 3 s although the scripts of the app do not arrive. */
import {expect, test} from '@playwright/test';
import type {Page, Route} from '@playwright/test';
import {at} from '../../src/data/site';
import {EVERY_ENGINE} from '../checks/engines';
import {CHUNK, START_SCRIPTS} from '../checks/faults';
import {goBack} from '../checks/history';
import {startApp} from '../checks/hydrated';
import {sidebarLink} from '../checks/sidebar';
import {guide, other, reference} from '../fixtures/places';
import {versionNames} from '../../src/data/versions';

/** The limit of 3 s plus the time to load a page here, which is longest in Firefox on a busy machine. */
const soon = () => ({timeout: test.info().project.name === 'firefox' ? 9000 : 4500});

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** What happens to a script. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  hangs: async () => undefined,
  'is the page of a captive portal': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Welcome'}),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
};

const MAIN = /\/main\.[^/]+\.js$/;
const RUNTIME = /\/runtime~main\.[^/]+\.js$/;

const holdFetches = (page: Page) =>
  page.route('**/*', (route) => (route.request().resourceType() === 'fetch' ? undefined : route.fallback()));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [what, script] of [
  ['hangs', MAIN],
  ['is the page of a captive portal', RUNTIME],
  ['is cut off', MAIN],
] as const) {
  test(`where a script of the app ${what}, one link after another leads to its page, and Back too`, async ({page}) => {
    await page.route(script, FAULTS[what]);
    await page.goto(reference.path);
    await startApp(page);
    for (const to of [other, guide, reference]) {
      await sidebarLink(page, to).click();
      await expect(title(page)).toHaveText(to.title, soon());
    }
    await goBack(page);
    await expect(title(page)).toHaveText(guide.title, soon());
  });
}

test('where the app hangs and the page too, the browser loads it after 3 s', EVERY_ENGINE, async ({page}) => {
  await page.route(START_SCRIPTS, FAULTS.hangs);
  await holdFetches(page);
  await page.goto(reference.path);
  await sidebarLink(page, guide).click();
  await sidebarLink(page, other).click();
  await expect(title(page)).toHaveText(other.title, soon());
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await goBack(page);
  await expect(title(page)).toHaveText(reference.title, soon());
  await sidebarLink(page, guide).click();
  await expect(title(page)).toHaveText(guide.title, soon());
});

test(
  'where a chunk of the first page hangs while the app starts, links lead to their pages',
  EVERY_ENGINE,
  async ({page}) => {
    await page.route(CHUNK, FAULTS.hangs);
    await page.goto(reference.path);
    const executes = page.waitForRequest(CHUNK);
    await startApp(page);
    await executes;
    for (const to of [other, guide]) {
      await sidebarLink(page, to).click();
      await expect(title(page)).toHaveText(to.title, soon());
    }
  },
);

test('on the home page with a stored docs version, links work although the app hangs', EVERY_ENGINE, async ({page}) => {
  await page.addInitScript(
    (version) => localStorage.setItem('docs-preferred-version-default', version),
    versionNames.at(-1) ?? '',
  );
  await page.route(START_SCRIPTS, FAULTS.hangs);
  await page.goto(at('/'));
  const wanted = page.waitForRequest(
    (request) => START_SCRIPTS.test(request.url()) && request.resourceType() === 'script',
  );
  await startApp(page);
  await wanted;
  await page.getByRole('contentinfo').getByRole('link', {name: guide.title}).click();
  await expect(title(page)).toHaveText(guide.title, soon());
});
