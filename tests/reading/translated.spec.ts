import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {controlsRun, visit} from '../checks/hydrated';
import {errorsOf} from '../checks/page-errors';
import {isSameDocument, markDocument} from '../checks/same-document';
import {clickSidebar} from '../checks/sidebar';
import {other, reference, guide} from '../fixtures/places';

/** Changes the document as the translation of Chrome does: it wraps each text in two elements, and sets the language. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({data, parentElement}) => data.trim() && !parentElement?.closest('script, code'),
    )) {
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(`EN ${text.data}`);
    }
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
  });

async function openWithoutApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await controlsRun(page);
}

for (const [when, open] of [
  ['before the app runs', openWithoutApp],
  ['while the app runs', visit],
] as const)
  test(`on a page that the browser has translated ${when}, links and Back lead to whole pages`, async ({page}) => {
    const errors = errorsOf(page);
    const title = page.getByRole('heading', {level: 1});
    await open(page, at('/docs/'));
    await markDocument(page);
    await translate(page);
    await expect(title).toHaveText(`EN ${guide.title}`);
    for (const {path, title: text} of [other, reference]) {
      await clickSidebar(page, {path});
      await expect(title).toHaveText(text);
      await expect(page.getByRole('main')).toHaveCount(1);
      await translate(page);
    }
    await page.goBack();
    await expect(title).toHaveText(other.title);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });
