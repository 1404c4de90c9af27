import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {readBuilt} from '../fixtures/built-site';
import {buildFiles, builtPages, parseHtml} from '../../tools/record/built-pages';
import {forbiddenTexts} from '../checks/forbidden-texts';
import {judgesWords} from '../checks/own-texts';
import {brokenMarkdownLinks} from '../checks/markdown-links';
import {docs} from '../fixtures/routes';
import {versions} from '../fixtures/versions';
import {at, site} from '../../src/data/site';
import {markdownPath} from '../../src/data/markdown-path';
import {createLinkWriter} from '../../src/plugins/publish/files/markdown/links';
import {hasMarkdown, toMarkdown} from '../../src/plugins/publish/files/markdown/to-markdown';
import type {ComponentNode} from '../../src/plugins/docs/tree/nodes';
import {component} from '../../src/plugins/docs/tree/nodes';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {frame, interpolate, markdown, text} from '../../contract/words';

const addressOf = (file: string) => at(`/${file}`);
const wholeOf = (route: string) => `${route}llms-full.txt`;
const written = () =>
  new Map(
    buildFiles()
      .filter((file) => file.endsWith('.md'))
      .map(addressOf)
      .map((address) => [address, readBuilt(address)]),
  );
const doc = (file: string, permalink: string) => ({
  id: '',
  unversionedId: '',
  title: '',
  description: '',
  permalink,
  source: `@site/${file}`,
  frontMatter: {},
  tags: [],
});

/** A page or a single component as Markdown. */
async function plain(from: string | ComponentNode): Promise<string> {
  const remark = await loadRemark();
  const root: Root = typeof from === 'string' ? remark.parse(from).root : {type: 'root', children: [from]};
  return toMarkdown(root, '标题', '说明。', (url) => url, remark);
}

test('every page names its Markdown, which begins with its title', () => {
  const pages = builtPages();
  for (const {path: route, title} of docs) {
    const href = parseHtml(pages.get(route) ?? '')('link[rel=alternate][type="text/markdown"]').attr('href');
    expect.soft(href).toBe(markdownPath(route));
    expect
      .soft(
        readBuilt(markdownPath(route))
          .split('\n')[0]
          .replace(/\\(?=[^\w\s])/g, ''),
      )
      .toBe(`# ${title}`);
  }
});

test('every page, and each interface on it, has one button that copies its Markdown', () => {
  const pages = builtPages();
  for (const {path: route} of docs) {
    const $ = parseHtml(pages.get(route) ?? '');
    const buttons = $('article button').filter((_index, button) => $(button).text() === frame.copyMarkdown);
    const named = readBuilt(markdownPath(route)).match(new RegExp(`^operationId${text.colon}`, 'gm')) ?? [];
    expect.soft(buttons.length, route).toBe(1 + named.length);
  }
});

test('every link of the Markdown pages, of llms.txt and of llms-full.txt leads to a file', () => {
  const overview = at('/llms.txt');
  const files = [overview, ...versions.map(({route}) => wholeOf(route))];
  const pages = new Map([...written(), ...files.map((file) => [file, readBuilt(file)] as const)]);
  expect(brokenMarkdownLinks(pages, buildFiles().map(addressOf), site.url)).toEqual([]);
});

test('no Markdown page carries front matter, MDX, heading ids, admonition marks or forbidden text', () => {
  for (const [file, markdown] of written()) {
    const prose = markdown.replace(/^( *>? ?)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]*`/g, '');
    expect.soft(prose.match(/^(?<![^])---$|^:::|\{#|(?<!\\)<[A-Z]\w*/gm), file).toBeNull();
    expect.soft(judgesWords() ? forbiddenTexts(markdown) : [], file).toEqual([]);
  }
});

test('llms.txt lists every page of every version with its description, and every download', () => {
  const text = readBuilt(at('/llms.txt'));
  expect(text.startsWith(`# ${site.title}\n\n`)).toBe(true);
  for (const {path: route, title} of docs)
    expect.soft(text).toContain(`- [${title}](${site.url}${markdownPath(route)}): `);
  for (const file of buildFiles().filter((name) => name.startsWith('downloads/')))
    expect.soft(text).toContain(`](${site.url}${addressOf(file)}): `);
});

test('llms-full.txt of a version has the whole of each of its pages once, with its address, and of no other; llms.txt names it', () => {
  const overview = readBuilt(at('/llms.txt'));
  for (const {route, number} of versions) {
    const text = readBuilt(wholeOf(route));
    const own = docs.filter((page) => page.version === number);
    const parts = own.map((page) => {
      const [title, ...content] = readBuilt(markdownPath(page.path)).split('\n');
      return `\n${title}\n\n${interpolate(markdown.address, {address: site.url + page.path})}\n${content.join('\n')}`;
    });
    for (const part of parts) expect.soft(text.split(part).length, part.slice(0, 60)).toBe(2);
    expect.soft(parts.reduce((rest, part) => rest.replace(part, () => ''), text)).toMatch(/^# .+\n\n> .+\n$/);
    expect.soft(overview).toContain(`- [llms-full.txt](${site.url}${wholeOf(route)}): `);
  }
});

const CASES = [
  {name: 'front matter', from: '---\ntitle: x\n---\n\n文字', to: '文字'},
  {name: 'a heading id', from: '## 签名 {#signature}', to: '## 签名'},
  {name: 'an endpoint that a writer put there', from: '<Endpoint method="GET" path="/a/{b}" />', to: '`GET /a/{b}`'},
  {name: 'an endpoint of a block', from: component('Endpoint', {method: 'GET', path: '/a/{b}'}), to: '`GET /a/{b}`'},
  {name: 'an admonition', from: ':::caution 当心\n\n文字\n\n:::', to: '> **当心**\n>\n> 文字'},
  {
    name: 'an admonition without a title, which has no translation',
    from: ':::note\n文字\n:::',
    to: '> **note**\n>\n> 文字',
  },
  {
    name: 'the title of a code block',
    from: '```json title="请求"\n{#a}\n\n\n<A />\n```',
    to: '**请求**\n\n```json\n{#a}\n\n\n<A />\n```',
  },
  {
    name: 'the title of a code block in single quotes',
    from: '```js title=\'a "b".js\' {1}\nc\n```',
    to: '**a "b".js**\n\n```js\nc\n```',
  },
  {
    name: 'code with highlighted lines',
    from: '```js\n// highlight-next-line\na\n  /* highlight-start */\nb // highlight-end\n  // highlight-end\n```',
    to: '```js\na\nb // highlight-end\n```',
  },
  {
    name: 'a diagram',
    from: component('Diagram', {id: 's', title: '状态', words: ['a → b']}),
    to: '**状态**\n\n- a → b',
  },
  {
    name: 'the anchor of a row',
    from: '| 错误码 |\n| --- |\n| <span id="D0001-400001">`400001`</span> |',
    to: '| 错误码 |\n| - |\n| `400001` |',
  },
  {name: 'code in prose', from: '`<A>` 与 `[b](c)`', to: '`<A>` 与 `[b](c)`'},
];

for (const {name, from, to} of CASES) {
  test(`Markdown of ${name}`, async () => {
    expect(await plain(from)).toBe(`# 标题\n\n> 说明。\n\n${to}\n`);
  });
}

test('a page with a component that has no form in Markdown, or with code, is taken from its HTML', async () => {
  const {parse} = await loadRemark();
  for (const [page, has] of [
    ['<Tabs />', false],
    ['{1 + 1}', false],
    ['<Endpoint method="GET" path="/" />', true],
  ] as const)
    expect(hasMarkdown(parse(page).root), page).toBe(has);
});

test('links between pages lead to Markdown, other links stay', () => {
  const pages = [
    doc('docs/index.mdx', '/docs/'),
    doc('docs/dev/a.mdx', '/docs/dev/a'),
    doc('versioned_docs/version-2.0/index.mdx', '/docs/2.0/'),
  ];
  const link = createLinkWriter(pages, '/');
  expect(
    ['/docs/?a#sign', '/docs/dev/a#x', '/docs/2.0/', '#here', 'https://a.example/', 'pathname:///downloads/b'].map(
      link,
    ),
  ).toEqual([
    '/docs/index.md?a#sign',
    '/docs/dev/a.md#x',
    '/docs/2.0/index.md',
    '#here',
    'https://a.example/',
    '/downloads/b',
  ]);
});

test('a link to a file gets the base URL, once', () => {
  const link = createLinkWriter([], '/portal/');
  expect(['pathname:///llms.txt', 'pathname:///portal/downloads/b'].map(link)).toEqual([
    '/portal/llms.txt',
    '/portal/downloads/b',
  ]);
});
