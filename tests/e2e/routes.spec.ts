import path from 'path';
import {expect} from '@playwright/test';
import {load} from 'cheerio';
import {at, site} from '../../src/data/site';
import {older, reference, guide} from '../fixtures/places';
import {routes, unknownPath} from '../fixtures/routes';
import {test} from '../fixtures/site';
import {latest, versions} from '../fixtures/versions';
import {frame} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

for (const {path: route, title} of routes) {
  test(`${route} answers with the page ${title}`, async ({request}) => {
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    const $ = load(await response.text());
    expect(
      $('main h1')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual([title]);
    expect($('title').text()).toBe(route === at('/') ? site.title : `${title} | ${site.title}`);
  });
}

for (const address of [
  unknownPath,
  at('/blog'),
  at('/blog/'),
  path.dirname(reference.path),
  at(`/docs/${latest.number}/`),
  at('/404.html'),
  at('/assets/'),
  at('/search'),
  at('/docs/tags'),
]) {
  test(`${address} is the not-found page with status 404`, async ({request}) => {
    const response = await request.get(address, {maxRedirects: 0});
    expect(response.status()).toBe(404);
    expect(load(await response.text())('h1').text()).toBe(themeText('theme.NotFound.title'));
  });
}

/** Forms of addresses that redirect; they are written without the base URL. */
const REFERENCE = `/${reference.path.slice(at('/').length)}`;
const OTHER_FORMS: Readonly<Record<string, string>> = {
  '/docs': '/docs/',
  '/docs/index.html': '/docs/',
  '/blog/archive/': '/blog/archive',
  [`${REFERENCE}/`]: REFERENCE,
  '/docs.html': '/docs/',
  '/docs/index': '/docs/',
  '/index.html': '/',
  [`${REFERENCE}/index.html`]: REFERENCE,
  [`${REFERENCE}.html?a=b&c=%2F`]: `${REFERENCE}?a=b&c=%2F`,
};

for (const [form, address] of Object.entries(OTHER_FORMS)) {
  test(`${form} redirects to ${address} in one step`, async ({request}) => {
    const response = await request.get(at(form), {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(at(address));
  });
}

test('the not-found page offers ways back that work', async ({page}) => {
  await page.goto(unknownPath);
  const main = page.getByRole('main');
  const {guide: guideLink, latest: newest, end} = frame.notFound;
  await expect(main.getByRole('link')).toHaveText([
    frame.notFound.home,
    ...versions.map((version) => guideLink + version.label + (version === latest ? newest : '') + end),
  ]);
  await main.getByRole('link', {name: older.label}).click();
  await expect(page).toHaveURL(older.route);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
});

test('the empty archive says that there are no posts yet', async ({page}) => {
  await page.goto(at('/blog/archive'));
  await expect(page.getByText(frame.archive.empty)).toBeVisible();
});
