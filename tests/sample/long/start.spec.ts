import {appendFileSync, rmSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {copySite} from '../fixtures/site-copy';
import {startDevServer} from '../fixtures/dev-server';
import {editFile} from '../../fixtures/edit-file';
import {MISTAKES} from '../fixtures/start-mistakes';

const ROUTE = '/docs/biz/v3/account/v3_account_1_0';

const STYLED = [
  '.navbar',
  'aside .menu__link--active',
  'main h2',
  'main p > code',
  'main p:has(> code) > span',
  'main p > button',
];
const PROPERTIES = ['display', 'color', 'background-color', 'padding', 'border', 'gap', 'font'];

async function stylesOf(page: Page) {
  const elements = STYLED.map((selector) => page.locator(selector).first());
  return Promise.all(
    elements.map((element) =>
      element.evaluate(
        (styled, names) => names.map((name) => getComputedStyle(styled).getPropertyValue(name)),
        PROPERTIES,
      ),
    ),
  );
}

const STYLE_EDITS: readonly (readonly string[])[] = [
  ['src/css/custom.css', '\nmain h2 { outline: 1px dotted red; }\n', 'main h2', 'dotted'],
  ['src/components/Endpoint/styles.module.css', '\n:is(main h1) { outline: 1px dashed red; }\n', 'main h1', 'dashed'],
];

const overlayOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

const patient = expect.configure({timeout: 60_000});

const FIRST = MISTAKES.find(({what}) => what === 'front matter') as (typeof MISTAKES)[number];

// The test reloads the page only to open it while there is a mistake: after an edit that no hot update can apply, `start` must reload it.
test('start waits for a correction of front matter that is wrong when it starts, shows a page as the build does, each mistake with its file and line, and the page again when it is corrected', async ({
  page,
}) => {
  test.setTimeout(7 * 60_000);
  await page.goto(ROUTE);
  const built = await stylesOf(page);
  const site = copySite();
  editFile(path.join(site, FIRST.file), FIRST.right, FIRST.wrong);
  const server = await startDevServer(site);
  try {
    await patient.poll(server.output).toContain('loaded again after the next edit');
    expect(server.output()).toContain(FIRST.file);
    expect(server.output()).toMatch(FIRST.says);
    editFile(path.join(site, FIRST.file), FIRST.wrong, FIRST.right);
    await patient(() => page.goto(server.url + ROUTE)).toPass();
    await patient(page.getByRole('heading', {level: 1})).toHaveText('账户相关');
    await patient.poll(() => stylesOf(page)).toEqual(built);
    // Firefox would show a page with the chunks of an earlier compilation, which it has prefetched.
    expect((await page.request.get(`${server.url}/main.js`)).headers()['cache-control']).toBe('no-store');
    for (const [file, add, shows, value] of STYLE_EDITS) {
      await test.step(`an edit of ${file}`, async () => {
        appendFileSync(path.join(site, file), add);
        await patient(page.locator(shows).first()).toHaveCSS('outline-style', value);
      });
    }
    for (const {what, file, right, wrong, corrected, says, shows} of MISTAKES) {
      await test.step(what, async () => {
        const target = path.join(site, file);
        editFile(target, right, wrong);
        await patient(overlayOf(page)).toContainText(file);
        await patient(overlayOf(page)).toContainText(says);
        await page.reload();
        await patient(overlayOf(page)).toContainText(says);
        editFile(target, wrong, corrected);
        await patient(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
        await patient(page.locator(shows).filter({visible: true}).first()).toBeVisible();
      });
    }
  } finally {
    await server.stop();
    rmSync(site, {recursive: true});
  }
});
