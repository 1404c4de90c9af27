import {expect, test} from '@playwright/test';
import type {Page, Route} from '@playwright/test';
import {hero} from '../../src/data/home';
import {EVERY_ENGINE} from '../checks/engines';
import {visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';
import {sidebarLink} from '../checks/sidebar';
import {other, reference} from '../fixtures/places';
import {brand} from '../../src/data/navigation';
import {bar} from '../checks/frame';

const PORTAL = '<!doctype html><html><title>Sign in</title><p>Welcome to the network</html>';

/** What happens to the app's requests for pages. */
type Network = 'good' | 'down' | 'stalled' | 'portal';

const retry = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Retry'});

type Networks = {
  readonly set: (network: Network) => void;
  /** Number of requests for pages that failed. */
  readonly failed: () => number;
};

async function networks(page: Page): Promise<Networks> {
  // Prefetched pages would not be requested again.
  let network: Network = 'down';
  let failed = 0;
  await page.route('**/docs/**', async (route: Route) => {
    if (route.request().resourceType() !== 'fetch' || network === 'good') return route.fallback();
    failed += 1;
    if (network === 'down') return route.abort();
    if (network === 'portal') return route.fulfill({contentType: 'text/html', body: PORTAL});
  });
  const set = (next: Network) => {
    network = next;
  };
  return {set, failed: () => failed};
}

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const network of ['portal', 'stalled'] as const) {
  test(`after a ${network} network, Retry shows the page`, EVERY_ENGINE, async ({page}) => {
    const {set, failed} = await networks(page);
    await visit(page, reference.path);
    await markDocument(page);
    set(network);
    await sidebarLink(page, other).click();
    // The error appears when nothing has arrived for 3 s.
    await expect(page.getByRole('alert')).toContainText(`Loading page ${other.path} failed`, {timeout: 15_000});
    const before = failed();
    await retry(page).click();
    // If the network recovered too early, the page of this click would be shown.
    await expect.poll(failed).toBeGreaterThan(before);
    set('good');
    await retry(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(other.title, {timeout: 15_000});
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('what was fetched ahead from a captive portal is no page of the site', async ({page}) => {
  const {set} = await networks(page);
  set('portal');
  const fetched = page.waitForResponse(async (response) => response.request().resourceType() === 'fetch');
  await page.goto(reference.path);
  await fetched;
  set('good');
  await markDocument(page);
  await sidebarLink(page, other).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(other.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a chunk that stalls while its page is there leaves the page to the browser', async ({page}) => {
  await visit(page, reference.path);
  await page.route(/\/assets\/js\//, () => undefined);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await bar(page).getByRole('link', {name: brand}).click();
  await loaded;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(hero.title);
});
