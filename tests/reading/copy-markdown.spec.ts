import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {hydrated} from '../checks/hydrated';
import {sidebarLink} from '../checks/sidebar';
import {readBuilt} from '../fixtures/built-site';
import {other, reference} from '../fixtures/places';
import {markdownPath} from '../../src/data/markdown-path';
import {controls, frame} from '../../contract/words';

const PAGE = reference.path;
const MARKDOWN = readBuilt(markdownPath(PAGE));
const {operation} = reference.operations[reference.operations.length - 1];

/** The button of the page, then those of its interfaces. */
const buttons = (page: Page) => page.getByRole('article').getByRole('button', {name: frame.copyMarkdown});
const report = (page: Page) => page.getByRole('status').filter({hasText: /./});
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a page is copied as its Markdown before the app runs, and says so', EVERY_ENGINE, async ({page}) => {
  await page.goto(PAGE);
  await buttons(page).first().click();
  await expect(report(page)).toHaveText(controls.copied);
  expect(await copied(page)).toBe(MARKDOWN);
});

test('an interface is copied as its part of the Markdown', EVERY_ENGINE, async ({page}) => {
  await page.goto(PAGE);
  await page.locator(`[id="op-${operation.anchor}"] + div`).getByRole('button', {name: frame.copyMarkdown}).click();
  await expect(report(page)).toHaveText(controls.copied);
  const text = await copied(page);
  expect(text.split('\n')[0]).toBe(`## ${operation.summary}`);
  expect(text.match(/^## |^operationId.*/gm)).toEqual(['## ', expect.stringContaining(operation.operationId)]);
  expect(MARKDOWN).toContain(text);
});

for (const runs of [false, true]) {
  test(`the page that a link has led to is copied, ${runs ? 'with' : 'before'} the app`, async ({page}) => {
    await page.goto(PAGE);
    if (runs) await hydrated(page);
    await sidebarLink(page, other).evaluate((link) => (link as HTMLAnchorElement).click());
    await expect(page).toHaveURL(other.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(other.title);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', markdownPath(other.path));
    await buttons(page).first().press('Enter');
    await expect(report(page)).toHaveText(controls.copied);
    expect(await copied(page)).toBe(readBuilt(markdownPath(other.path)));
  });
}

test('a browser whose clipboard takes no promise copies the text when it is here', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.goto(PAGE);
  await buttons(page).first().click();
  await expect(report(page)).toHaveText(controls.copied);
  expect(await copied(page)).toBe(MARKDOWN);
});

for (const {what, answer} of [
  {what: 'no file', answer: {status: 404, body: '# 404'}},
  {what: 'a page in its place', answer: {status: 200, body: '<!doctype html>'}},
]) {
  test(`where the server has ${what}, the reader hears that nothing is copied`, async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill(answer));
    await page.goto(PAGE);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await buttons(page).first().click();
    await expect(report(page)).toHaveText(controls.notCopied);
    expect(await copied(page)).toBe('before');
  });
}
