import {expect, test} from '@playwright/test';
import {at, site} from '../../src/data/site';
import {START_SCRIPTS} from '../checks/faults';
import {startApp} from '../checks/hydrated';
import {reference} from '../fixtures/places';

const route = reference.path.slice(site.baseUrl.length - 1);

/** Folders in which a host may have put the site, each with a page. */
const PLACES = [
  ['/manual/', '/'],
  ['/docs/', '/docs/'],
  ['/docs/', route],
  ['/a/blog/', `${route}.html`],
  ['/', '/blog/archive'],
] as const;

for (const [place, path] of PLACES.filter(([folder]) => folder !== site.baseUrl)) {
  test(`${path} of a site that was put at ${place} suggests that as its base URL`, async ({page, baseURL}) => {
    await page.route(`${baseURL}${place}**`, async (route) => {
      const {pathname} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: baseURL + at(pathname.slice(place.length - 1))})});
    });
    // The addresses of scripts on its pages are wrong.
    await page.route('**/assets/js/*', (route) => route.abort());
    await page.goto(place + path.slice(1));
    const banner = page.getByRole('alert').first();
    await expect(banner).toContainText(
      `Current configured baseUrl = ${site.baseUrl}${site.baseUrl === '/' ? ' (default value)' : ''}`,
    );
    await expect(banner).toContainText(`We suggest trying baseUrl = ${place}`);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

test('at the right place a site suggests its own base URL: the network has failed', async ({page}) => {
  await page.route(START_SCRIPTS, (route) => route.abort());
  for (const path of ['/', '/docs/', '/docs/gone']) {
    await page.goto(at(path));
    await startApp(page);
    await expect(page.getByRole('alert')).toContainText(`We suggest trying baseUrl = ${site.baseUrl}`);
  }
});
