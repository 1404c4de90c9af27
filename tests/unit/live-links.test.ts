/** Broken links on opened pages, as `start` reports them. */
import {expect, test} from './plain-test';
import path from 'path';
import {formatProblem} from '../../contract/problems';
import {contentOf} from '../../src/plugins/docs/checks/content-pages';
import {liveLinkProblems, noteOpened, openedPages} from '../../src/plugins/docs/checks/live-links';
import {anchorsIn} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {targetsIn} from '../../src/plugins/docs/targets/resolve';
import {siteWith} from './fixtures/site-with';

const OTHERS = {
  'docs/b.md': '## 乙 {#b}\n',
  'docs/code.mdx': 'export const a = 1;\n\n{a}\n',
};
const FILES = ['docs/a.md', ...Object.keys(OTHERS)];
const ROUTES = ['/', '/docs/a', '/docs/b', '/docs/code', '/docs/2.0'];

const NO_PAGE = 'Link to the file of a page, e.g. ../index.mdx, or to the address of a page or a file.';

for (const [markdown, expected] of [
  ['## 甲 {#a}\n\n[一](#a) [二](/docs/b#b) [三](./b.md#b) [四](/docs/b?x=1) [五](/docs/2.0) [六](#甲)\n', [':3:70']],
  ['文\n\n[一](#nowhere)\n', [':3:1: the link "#nowhere" leads to no anchor of docs/a.md.']],
  [
    '[一](./b.md#bb) [二](b#c)\n',
    [':1:1: the link "./b.md#bb" leads to no anchor of docs/b.md. Did you mean b?', ':1:16'],
  ],
  ['[一](/docs/bb)\n', [`:1:1: the link to "/docs/bb" leads to no page. Did you mean /docs/b? ${NO_PAGE}`]],
  // Targets that only a build writes, or only a browser can check.
  ['[一](/downloads/a.yaml) [二](/docs/code#x) [三](https://a.example/b#c) ![图](/img/none.png)\n', []],
] as const)
  test(`links of an opened page: ${markdown.trim().split('\n').at(-1)}`, async () => {
    const siteDir = siteWith({...OTHERS, 'docs/a.md': markdown});
    const docs = FILES.map((name) => ({permalink: `/${name.replace(/\.mdx?$/, '')}`, source: `@site/${name}`}));
    const contentPath = path.join(siteDir, 'docs');
    const content = contentOf([
      {content: {loadedVersions: [{docs, contentPath, contentPathLocalized: path.join(siteDir, 'i18n')}]}},
    ]);
    const problems = async (text: string) => {
      const file = 'docs/a.md';
      const {root} = await readPage({file, markdown: text});
      noteOpened(siteDir, {file, targets: targetsIn(root), anchors: anchorsIn(root)});
      const found = await liveLinkProblems({siteDir, baseUrl: '/', content, routes: ROUTES}, openedPages(siteDir));
      return [...found.routes, ...found.anchors].map(formatProblem);
    };
    expect(await problems(markdown)).toEqual(
      expected.map((message) => expect.stringContaining(`[docs] docs/a.md${message}`) as unknown),
    );
    expect(await problems('文字\n')).toEqual([]);
  });
