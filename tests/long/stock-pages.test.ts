import {rmSync} from 'fs';
import {expect, test} from '@playwright/test';
import type {ShownArticle} from '../checks/shown-article';
import {buildStockSite, REFUSED, SETS, shownByStock, shownByUs} from '../fixtures/stock-site';

/** Pages that differ from beta.13, with what they show here, by the reason. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<string, ShownArticle>>>> = {
  'a title in brackets is a title, as in Docusaurus 3': {'admon-title-bracket': {tags: {}, text: 'Title b'}},
  'expressions between words are evaluated, comments among them': {
    'comment-mdx': {tags: {}, text: 'Before After'},
    expr: {tags: {}, text: 'The sum is 2.'},
    'import-json': {tags: {}, text: 'Value 42'},
    'import-partial-deep': {tags: {em: 1}, text: 'Outer N Inner N and text'},
    'math-money': {tags: {}, text: 'Costs $5 and $6 or {x}.'},
    partial: {tags: {h2: 1, strong: 1}, text: 'Before Hello Reader partial Partial head After'},
  },
  'Markdown in elements that stand in a line is Markdown': {
    'div-soft': {tags: {em: 2}, text: 'one two xy'},
    'jsx-md-inline': {tags: {em: 1, strong: 1}, text: 'not bold? and it'},
  },
  'footnotes are numbered, each reference with its link back, as in GFM': {
    'footnote-two': {
      tags: {a: 7, strong: 1, li: 2, hr: 1},
      text: 'A1 and B2 and again1. First note.↩↩2 Second link.↩',
    },
  },
  'a backslash at the end of a line breaks it, as in CommonMark': {
    'line-breaks': {tags: {}, text: 'one two three four'},
  },
  'a line end between words is a space': {'list-soft-num': {tags: {li: 1, strong: 1}, text: 'See Alpha beta end'}},
  'a pipe behind a backslash is a pipe': {
    'table-align': {tags: {a: 1, strong: 1, table: 1}, text: 'a b c 1 2 3 a|b x l'},
  },
};

const OURS = Object.assign({}, ...Object.values(DIFFERENT)) as Readonly<Record<string, ShownArticle>>;

let site = '';

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  test.setTimeout(240_000);
  site = buildStockSite();
});

test.afterAll(() => {
  if (site) rmSync(site, {recursive: true});
});

for (const set of SETS)
  test(`the pages of ${set} show what beta.13 shows`, () => {
    for (const [name, shown] of Object.entries(shownByStock(set)).filter(([name]) => name !== REFUSED))
      expect.soft(shownByUs(site, name), name).toEqual(OURS[name] ?? shown);
  });
