/** Pages that are open while another build is deployed. */
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack, goForward} from '../checks/history';
import {visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';
import {sidebarLink} from '../checks/sidebar';
import {NEXT_STYLES, restyled} from '../fixtures/next-build';
import {guide, other, reference} from '../fixtures/places';
import type {DocRoute} from '../fixtures/routes';

type Build = 'present' | 'restyled' | 'edited';

type Site = {
  /** Changes the build that the server has. */
  readonly deploy: (build: Build) => void;
  /** Clicks a link to a page that was not fetched ahead. */
  readonly follow: (to: DocRoute) => Promise<void>;
};

const EDIT = 'Text of the next build';

const changed = (build: Build, html: string, policy: string): readonly string[] =>
  build === 'restyled' ? restyled(html, policy) : [html.replace(/(?<=<div data-page-content[^>]*>)/, EDIT), policy];

/** Serves the pages of the current build, or of a later one. */
async function siteOf(page: Page): Promise<Site> {
  let build: Build = 'present';
  let isClicked = false;
  await page.route('**/*', async (route) => {
    const isFetched = route.request().resourceType() === 'fetch';
    if (!isFetched && !route.request().isNavigationRequest()) return route.fallback();
    if (isFetched && !isClicked) return route.abort();
    isClicked &&= isFetched;
    if (build === 'present') return route.continue();
    const response = await route.fetch();
    const {'content-security-policy': present, ...headers} = response.headers();
    const [body, policy] = changed(build, await response.text(), present);
    return route.fulfill({response, headers: {...headers, 'content-security-policy': policy}, body});
  });
  return {
    deploy(next) {
      build = next;
    },
    async follow(to) {
      isClicked = true;
      await sidebarLink(page, to).click();
    },
  };
}

/** Playwright's locators wait for a load that Firefox has cancelled. */
const read = <Result>(page: Page, script: (argument: string) => Result): Promise<Result | undefined> =>
  page.evaluate(script, NEXT_STYLES).catch(() => undefined);

const heading = (page: Page) => read(page, () => document.querySelector('h1')?.textContent);

const styles = (page: Page) =>
  read(page, (property) => {
    if (!document.querySelector('style')?.sheet?.cssRules.length) return 'none';
    return getComputedStyle(document.documentElement).getPropertyValue(property) ? 'next' : 'present';
  });

async function expectPage(page: Page, {title}: DocRoute, build: 'next' | 'present'): Promise<void> {
  await expect.poll(() => heading(page)).toBe(title);
  await expect.poll(() => styles(page)).toBe(build);
}

const OPEN = {
  'without the app': (page: Page) => page.goto(reference.path),
  'with the app': (page: Page) => visit(page, reference.path),
};

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [how, open] of Object.entries(OPEN)) {
  test(
    `${how}, a page of a build with other styles has them, after a rollback too, and so has Back`,
    EVERY_ENGINE,
    async ({page}) => {
      const {deploy, follow} = await siteOf(page);
      await open(page);
      deploy('restyled');
      await follow(other);
      await expectPage(page, other, 'next');
      deploy('present');
      await follow(guide);
      await expectPage(page, guide, 'present');
      deploy('restyled');
      await goBack(page);
      await expect.poll(() => heading(page)).toBe(other.title);
      await expect.poll(() => styles(page)).toMatch(/next|present/);
      await goForward(page);
      await expect.poll(() => heading(page)).toBe(guide.title);
      await expect.poll(() => styles(page)).toMatch(/next|present/);
    },
  );

  test(`${how}, a page of a build in which texts alone differ is shown without a load`, async ({page}) => {
    const {deploy, follow} = await siteOf(page);
    await open(page);
    await markDocument(page);
    deploy('edited');
    await follow(other);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(other.title);
    await expect(page.getByRole('main').filter({hasText: EDIT})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}
