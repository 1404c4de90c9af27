import type {CheerioAPI} from 'cheerio';
import {expect, test} from '@playwright/test';
import type {ShownArticle} from '../fixtures/shown-article';
import {addStockPages, builtSite, REFUSED, SETS, shownByStock, shownByUs} from '../fixtures/stock-site';

/** Pages that differ from beta.13, by the reason. */
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

const {folder, page, read} = builtSite(addStockPages);

for (const set of SETS)
  test(`the pages of ${set} show what beta.13 shows`, () => {
    for (const [name, shown] of Object.entries(shownByStock(set)).filter(([name]) => name !== REFUSED))
      expect.soft(shownByUs(folder(), name), name).toEqual(OURS[name] ?? shown);
  });

test('the Markdown beside a page has the title, and each heading of level 1, once', () => {
  for (const name of SETS.flatMap((set) => Object.keys(shownByStock(set))).filter((name) => name !== REFUSED)) {
    const titles =
      read(`docs/probe/${name}.md`)
        .replace(/^(`{3,}|~{3,})[^]*?^\1/gm, '')
        .match(/^# /gm) ?? [];
    // With `hide_title` the page itself has none.
    expect.soft(titles.length, name).toBe(page(`docs/probe/${name}.html`)('main h1').length || 1);
  }
});

test('llms.txt has the address of a page whose name has spaces and Chinese letters', () => {
  expect(read('llms.txt')).toMatch(/\]\(https:[^ )]*\/docs\/matter\/more\/deep\/%E4%B8%AD%20%E6%96%87\.md\): /);
});

const hrefsIn = (html: CheerioAPI, selector: string) =>
  html(selector)
    .get()
    .map((element) => decodeURI(html(element).attr('href') ?? ''));
const textsIn = (html: CheerioAPI, selector: string) =>
  html(selector)
    .get()
    .map((element) => html(element).text());

test('every key of the front matter that beta.13 knows is obeyed, and others reach the page', () => {
  const html = page('docs/matter-page.html');
  expect(html('title').text()).toMatch(/^标题 /);
  expect(html('meta[name=keywords]').attr('content')).toBe('甲,乙');
  expect(html('meta[name=description]').attr('content')).toBe('说明文字。');
  expect(html('meta[property="og:image"]').attr('content')).toMatch(/\/img\/social-card\.png$/);
  expect(html('main h1')).toHaveLength(0);
  expect(new Set(textsIn(html, '.table-of-contents a'))).toEqual(new Set(['二级', '四级']));
  expect(hrefsIn(html, 'footer a[href*="/tags/"]')).toEqual(['/docs/tags/支付', '/docs/tags/refund']);
  expect(hrefsIn(html, '.theme-edit-this-page')).toEqual(['https://edit.example/all']);
  expect(hrefsIn(html, '.pagination-nav a')).toEqual(['/docs/']);
  expect(html('.markdown').text()).toContain('作者 李雷');
  const [withItems, ofCategory] = html('.markdown .row').toArray();
  expect(html(withItems).text()).toContain('deep');
  expect(html(ofCategory).html(), 'DocCardList without items').toBe(html(withItems).html());
  const bare = page('docs/matter/more/deep/bare.html');
  expect(bare('nav .of-page a').text()).toBe('短名');
  expect(bare('.table-of-contents')).toHaveLength(0);
  expect(textsIn(bare, 'h1')).toEqual(['正文里的标题', '再一个标题']);
  expect(textsIn(bare, 'article button')).toEqual(['复制为 Markdown']);
  expect(bare('.pagination-nav').text()).toContain('翻页名');
  const kept = page('docs/matter/03-plain/07-kept.html');
  expect(hrefsIn(kept, '.pagination-nav a')).toEqual(['/docs/matter-list']);
  expect(hrefsIn(page('docs/tags/refund.html'), 'main article a')).toEqual(['/docs/matter-page']);
  expect(hrefsIn(page('docs/tags/支付.html'), 'main article a')).toHaveLength(2);
});

test('folders have the categories that their files describe, and pages of them', () => {
  const html = page('docs/matter-list.html');
  expect(html('main h1').text()).toBe('全部文章');
  expect(html('main').text()).toContain('这里的文章。');
  expect(hrefsIn(html, 'main article a')).toEqual(['/docs/matter/03-plain/07-kept']);
  expect(html('.of-matter').text()).toContain('文章');
  expect(html('.menu .menu__link').text()).toContain('更多');
});

test('links lead to pages and files in every form that beta.13 takes', () => {
  const html = page('docs/matter/more/deep/bare.html');
  const links = hrefsIn(html, '.markdown p a').map((href) => href.replace(/-[\da-f]{32}/, ''));
  expect(links).toEqual([
    '/docs/matter-page#二级',
    '/docs/matter-page',
    '/docs/matter-page',
    '/docs/matter/more/deep/中 文',
    '/docs/matter/more/deep/中 文',
    '/assets/files/表 格.csv',
    '/docs/matter-page?x=1#二级',
  ]);
  expect(html('.markdown img').attr('src')).toMatch(/^\/assets\/images\/social-card-[\da-f]{32}\.png$/);
});
