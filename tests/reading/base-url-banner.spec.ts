import {expect, test} from '@playwright/test';
import type {Page, Request, Route} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {CHUNK, START_SCRIPTS} from '../checks/faults';
import {hydrated, startApp, visit} from '../checks/hydrated';
import {changePages} from '../checks/policy-violations';
import {guide} from '../fixtures/places';
import {controls} from '../../contract/words';

const CHUNKS_AND_PAGES = /\/(?:assets\/js|docs)\//;

const banner = (page: Page) => page.getByRole('alert').filter({hasText: 'Your Docusaurus site did not load properly.'});
const title = (page: Page) => page.getByRole('heading', {level: 1});

// With `wait`, Playwright drops pending requests once one has failed.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test(
  'says that the site did not load properly when its scripts fail to load, above readable text with working links',
  EVERY_ENGINE,
  async ({page}) => {
    await page.route(START_SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await startApp(page);
    await expect(banner(page)).toContainText(controls.notLoaded);
    await expect(banner(page)).toContainText('Current configured baseUrl = / (default value)');
    await expect(banner(page)).toContainText('We suggest trying baseUrl = /');
    await expect(title(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: guide.title}).click();
    await expect(title(page)).toHaveText(guide.title);
  },
);

test('shows no banner where every prefetch fails, and goes on to the next page', EVERY_ENGINE, async ({page}) => {
  let isReading = true;
  await page.route(START_SCRIPTS, (route) => (isReading ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => START_SCRIPTS.test(request.url()));
  await page.goto('/');
  await failed;
  isReading = false;
  // The running app prefetches the chunks of visible links by `<link>` and their pages by fetch().
  let isClicked = false;
  const isPrefetch = (request: Request) =>
    request.headers()['sec-purpose'] === 'prefetch' || (request.resourceType() === 'fetch' && !isClicked);
  await page.route(CHUNKS_AND_PAGES, (route) => (isPrefetch(route.request()) ? route.abort() : route.fallback()));
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  isClicked = true;
  await page.getByRole('contentinfo').getByRole('link', {name: guide.title}).click();
  await expect(title(page)).toHaveText(guide.title);
  await expect(banner(page)).toHaveCount(0);
});

test('shows no banner for scripts that fail once and come a moment later', EVERY_ENGINE, async ({page}) => {
  await page.addInitScript(() => {
    const note = () =>
      document.getElementById('base-url-banner') && document.documentElement.setAttribute('data-banner-seen', '');
    new MutationObserver(note).observe(document, {childList: true, subtree: true});
  });
  const refused = new Set<string>();
  await page.route(START_SCRIPTS, (route) => {
    const url = route.request().url();
    // Prefetches are not counted, only scripts that run.
    if (route.request().resourceType() !== 'script' || refused.has(url)) return route.continue();
    refused.add(url);
    return route.abort();
  });
  await visit(page, '/docs/');
  expect(refused.size).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-banner-seen');
});

test('takes the banner away when the scripts come after all', async ({page}) => {
  let isDown = true;
  await page.route(START_SCRIPTS, (route) => (isDown ? route.abort() : route.continue()));
  await page.addInitScript(() => {
    document.addEventListener('script-failed', () =>
      document.body.insertAdjacentHTML('beforeend', '<i data-failed></i>'),
    );
  });
  await page.goto('/docs/');
  await startApp(page);
  await expect(banner(page)).toBeVisible();
  // A script that fails after the network is back would wait for the next time.
  await expect(page.locator('[data-failed]')).toHaveCount(2);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
});

test('shows the banner where a host answers for a script with a page', async ({page}) => {
  await page.route(START_SCRIPTS, (route) =>
    route.fulfill({contentType: 'text/javascript', body: '<!doctype html><title>A page</title>'}),
  );
  await page.goto('/docs/');
  await startApp(page);
  await expect(banner(page)).toBeVisible();
});

test('shows the banner where the styles are missing, and keeps it when the app runs', EVERY_ENGINE, async ({page}) => {
  await changePages(page, (html) => html.replace(/<style>[^]*?<\/style>/g, ''));
  await visit(page, '/docs/');
  await expect(banner(page)).toBeVisible();
  await expect(title(page)).toBeVisible();
});

test('shows no banner for an image, a feed or a script of an extension that fails', async ({page}) => {
  await visit(page, '/docs/');
  await page.evaluate(() => {
    const add = (name: string, attributes: object) =>
      document.body.append(Object.assign(document.createElement(name), attributes));
    add('img', {src: '/missing.png'});
    add('link', {rel: 'alternate', type: 'application/atom+xml', href: '/missing.xml'});
    add('script', {src: '/missing.js'});
    setTimeout(() => {
      throw new Error('thrown by an extension');
    });
  });
  await expect(page.locator('script[src="/missing.js"]')).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
});

test('shows no banner while a chunk is merely slow', async ({page}) => {
  const held: Route[] = [];
  await page.route(CHUNK, (route) => void held.push(route));
  await page.goto('/docs/', {waitUntil: 'domcontentloaded'});
  await startApp(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(title(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await Promise.all(held.map((route) => route.abort()));
});
