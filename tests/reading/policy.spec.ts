import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {CHROMIUM_ONLY, EVERY_ENGINE} from '../checks/engines';
import {goBack} from '../checks/history';
import {failChunks, plantFault, START_SCRIPTS} from '../checks/faults';
import {hydrated, startApp, visit} from '../checks/hydrated';
import {changePages, watchPolicy, withoutPolicyHeader} from '../checks/policy-violations';
import {sidebarLink} from '../checks/sidebar';
import {guide, older, reference} from '../fixtures/places';
import {announcement, site} from '../../src/data/site';
import {hero} from '../../src/data/home';

// Requests still pending at the end of a test may fail: with `wait`, Playwright drops all others once one has failed.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const bar = (page: Page) => page.getByRole('navigation', {name: '主导航'});

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
      await page.getByRole('switch', {name: '深色模式'}).check();
      if (announcement) await page.getByRole('button', {name: '关闭'}).click();
      await sidebarLink(page, reference).click();
      await page.getByRole('tab', {name: 'Go', exact: true}).first().click();
      await page.getByRole('button', {name: /复制/}).first().click();
      await bar(page)
        .getByRole('button', {name: /^文档版本/})
        .click();
      await bar(page).getByRole('link', {name: older.label}).click();
      await expect(page).toHaveURL(new RegExp(`${older.route}.*$`));
      const left = page.url();
      await bar(page).getByRole('link', {name: '首页'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(hero.title);
      await page.setViewportSize({width: 390, height: 844});
      await goBack(page);
      await expect(page).toHaveURL(left);
      await page.getByRole('button', {name: '打开导航菜单'}).click();
      await page.getByRole('dialog', {name: '导航菜单'}).getByRole('link', {name: guide.title, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
      expect(violations).toEqual([]);
    });

    test('the screen of a crash keeps the policy', async ({page}) => {
      const violations = await watchPolicy(page);
      await plantFault(page, '"全部文档"');
      await visit(page, '/docs/');
      await page.evaluate(() => Object.assign(window, {fault: '/'}));
      await bar(page).getByRole('link', {name: '首页'}).click();
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
      await bar(page).getByRole('link', {name: '首页'}).click();
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
  });
}

const PLANTED = [
  {name: 'an inline script', html: '<script>document.title = "planted"</script>', directive: 'script-src-elem: inline'},
  {name: 'an inline style', html: '<style>p { color: red }</style>', directive: 'style-src-elem: inline'},
  {name: 'a style attribute', html: '<p style="color: red">red</p>', directive: 'style-src-attr: inline'},
  {
    name: 'an event handler',
    html: '<img src="/planted.png" onerror="document.title = \'planted\'">',
    directive: 'script-src-attr: inline',
  },
  {
    name: 'a script of another host',
    html: '<script src="https://foreign.example/a.js"></script>',
    directive: 'script-src-elem: https://foreign.example/a.js',
  },
  {
    name: 'an image of another host',
    html: '<img src="https://foreign.example/a.png">',
    directive: 'img-src: https://foreign.example/a.png',
  },
  {name: 'a frame', html: '<iframe src="/docs/"></iframe>', directive: 'frame-src'},
  {name: 'a sound', html: '<audio src="/docs/"></audio>', directive: 'media-src'},
  {name: 'an object', html: '<object data="/docs/"></object>', directive: 'object-src'},
  {
    name: 'a prefetch of another host',
    html: '<link rel="prefetch" href="https://foreign.example/a.js">',
    directive: 'default-src|prefetch-src',
  },
];

for (const {name, html, directive} of PLANTED) {
  test(`${name} is refused and noticed`, async ({page, baseURL}) => {
    const violations = await watchPolicy(page);
    await changePages(page, (document) => document.replace('</body>', `${html}</body>`));
    await page.goto('/');
    await hydrated(page);
    expect(violations).toContainEqual(expect.stringMatching(`^${directive}.* on ${baseURL}/$`));
    expect(await page.title()).toBe(site.title);
  });
}

// Tests cannot read why Firefox left the frame empty.
test('no page can be framed, by its own site neither', CHROMIUM_ONLY, async ({page, baseURL}) => {
  await page.route(`${baseURL}/frame`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<iframe src="/docs/"></iframe>'}),
  );
  const refused = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'none'"));
  await page.goto('/frame');
  await refused;
});
