import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {BUILD, builtPages, parseHtml} from '../../tools/record/built-pages';
import {markdownPath} from '../../src/plugins/publish/files/markdown/links';
import {docs} from '../fixtures/routes';

const pages = builtPages();

/** The answers with error codes that a page shows at its interfaces, each as JSON in one line. */
function examplesOnPage(html: string): readonly string[] {
  const $ = parseHtml(html);
  return $('[id*=".err."] pre code')
    .toArray()
    .map((code) => JSON.stringify(JSON.parse($(code).text())));
}

/** Those in the tables of its Markdown. */
const examplesIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/`(\{[^`]*"subCode":[^`]*\})` \|$/gm), ([, json]) => json);

test('the Markdown of every page has the failure examples that the page has', () => {
  for (const {path: route} of docs) {
    const shown = examplesOnPage(pages.get(route) ?? '');
    const markdown = readFileSync(path.join(BUILD, markdownPath(route)), 'utf8');
    expect.soft(examplesIn(markdown), route).toEqual(shown);
    if (shown.length > 0) expect.soft(examplesIn(markdown.replace(`\`${shown[0]}\``, '')), route).not.toEqual(shown);
  }
});
