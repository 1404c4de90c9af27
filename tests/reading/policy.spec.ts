import {expect, test} from '@playwright/test';
import {CHROMIUM_ONLY, EVERY_ENGINE} from '../checks/engines';
import {goBack} from '../checks/history';
import {failChunks, plantFault, START_SCRIPTS} from '../checks/faults';
import {hydrated, startApp, visit} from '../checks/hydrated';
import {changePages, watchPolicy, withoutPolicyHeader} from '../checks/policy-violations';
import {sidebarLink} from '../checks/sidebar';
import {guide, older, reference} from '../fixtures/places';
import {announcement, site} from '../../src/data/site';
import {hero} from '../../src/data/home';
import {brand} from '../../src/data/navigation';
import {bar, darkMode, menuButton, versionsButton} from '../checks/frame';
import {themeText} from '../fixtures/theme-texts';
import {frame} from '../../contract/words';

// With `wait`, Playwright drops pending requests once one has failed.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const HOSTS = [
  {name: 'a host that sends the header', prepare: () => Promise.resolve(), engines: EVERY_ENGINE},
  {name: 'a host that sends none', prepare: withoutPolicyHeader, engines: {}},
];

for (const {name, prepare, engines} of HOSTS) {
  test.describe(`on ${name}`, () => {
    test.beforeEach(({page}) => prepare(page));

    test('everything that a reader can do keeps the policy', engines, async ({page}) => {
      const violations = await watchPolicy(page);
      await visit(page, '/docs/');
      await darkMode(page).check();
      if (announcement)
        await page.getByRole('button', {name: themeText('theme.AnnouncementBar.closeButtonAriaLabel')}).click();
      await sidebarLink(page, reference).click();
      await page.getByRole('tab', {name: 'Go', exact: true}).first().click();
      await page
        .getByRole('button', {name: themeText('theme.CodeBlock.copyButtonAriaLabel')})
        .first()
        .click();
      await versionsButton(page).click();
      await bar(page).getByRole('link', {name: older.label}).click();
      await expect(page).toHaveURL(new RegExp(`${older.route}.*$`));
      const left = page.url();
      await bar(page).getByRole('link', {name: brand}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(hero.title);
      await page.setViewportSize({width: 390, height: 844});
      await goBack(page);
      await expect(page).toHaveURL(left);
      await menuButton(page).click();
      await page.getByRole('dialog', {name: frame.menu}).getByRole('link', {name: guide.title, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
      expect(violations).toEqual([]);
    });
  });
}

test('the screen of a crash keeps the policy', async ({page}) => {
  const violations = await watchPolicy(page);
  await plantFault(page, '"h1"');
  await visit(page, '/docs/');
  await page.evaluate(() => Object.assign(window, {fault: '/'}));
  await bar(page).getByRole('link', {name: brand}).click();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  expect(violations).toEqual([]);
});

test('the Retry box keeps the policy', async ({page}) => {
  let fails = false;
  const violations = await watchPolicy(page);
  await failChunks(page, () => fails);
  await visit(page, '/docs/');
  fails = true;
  await bar(page).getByRole('link', {name: brand}).click();
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the base URL banner keeps the policy', async ({page}) => {
  const violations = await watchPolicy(page);
  await page.route(START_SCRIPTS, (route) => route.abort());
  await page.goto('/docs/');
  await startApp(page);
  await expect(page.getByRole('alert')).toContainText('Your Docusaurus site did not load properly.');
  expect(violations).toEqual([]);
});

/** Markup, and the expected reports about it. */
const PLANTED = [
  ['<script>document.title = "planted"</script>', 'script-src-elem: inline'],
  ['<style>p { color: red }</style>', 'style-src-elem: inline'],
  ['<p style="color: red">red</p>', 'style-src-attr: inline'],
  ['<img src="/planted.png" onerror="document.title = \'planted\'">', 'script-src-attr: inline'],
  ['<script src="https://foreign.example/a.js"></script>', 'script-src-elem: https://foreign.example/a.js'],
  ['<img src="https://foreign.example/a.png">', 'img-src: https://foreign.example/a.png'],
  ['<iframe src="/docs/"></iframe>', 'frame-src'],
  ['<audio src="/docs/"></audio>', 'media-src'],
  ['<object data="/docs/"></object>', 'object-src'],
  ['<link rel="prefetch" href="https://foreign.example/a.js">', 'default-src|prefetch-src'],
];

test('what the pages do not have is refused and noticed', CHROMIUM_ONLY, async ({page, baseURL}) => {
  const violations = await watchPolicy(page);
  const planted = PLANTED.map(([html]) => html).join('');
  await changePages(page, (document) => document.replace('</body>', `${planted}</body>`));
  await page.goto('/');
  await hydrated(page);
  for (const [, directive] of PLANTED)
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(`^${directive}.* on ${baseURL}/$`));
  expect(await page.title()).toBe(site.title);
});

// Tests cannot read why Firefox left the frame empty.
test('no page can be framed, by its own site neither', CHROMIUM_ONLY, async ({page, baseURL}) => {
  await page.route(`${baseURL}/frame`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<iframe src="/docs/"></iframe>'}),
  );
  const refused = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'none'"));
  await page.goto('/frame');
  await refused;
});
