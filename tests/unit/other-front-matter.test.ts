import {expect, test} from './plain-test';
import {validateOptions} from '@docusaurus/plugin-content-docs/lib';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {siteWith} from './fixtures/site-with';
import {formatProblem} from '../../contract/problems';
import {otherPageProblems} from '../../src/plugins/docs/checks/other-pages';

const options = {id: 'default', include: ['**/*.{md,mdx}'], exclude: ['**/_*.{md,mdx}']};
const docs = (id: string) =>
  validateOptions({
    validate: normalizePluginOptions,
    options: {id, path: id === 'default' ? 'docs' : id, sidebarPath: './sidebars.json'},
  } as never);
const PLUGINS = [
  {name: 'docusaurus-plugin-content-docs', options: docs('default')},
  {name: 'docusaurus-plugin-content-docs', options: docs('community')},
  {name: 'docusaurus-plugin-content-blog', options: {...options, path: 'blog', authorsMapPath: 'authors.yml'}},
  {name: 'docusaurus-plugin-content-pages', options: {...options, path: 'src/pages'}},
  {name: 'a-plugin-without-pages', options: {}},
];

const FILES = {
  'docs/a.md': '---\ntitle: [a\n---\n',
  'community/a.md': '文\n',
  'sidebars.json': '{"docs": ["a"]}',
  'blog/a.md': '---\nauthors: zhang\n---\n文\n',
  'blog/authors.yml': 'zhang: {name: 张三}\n',
  'src/pages/a.md': '---\ntitle: 3\n---\n文\n',
};

for (const [name, changes, expected] of [
  ['no mistakes', {}, []],
  [
    'front matter that is no YAML, on pages of all kinds',
    Object.fromEntries(
      ['community/b.md', 'blog/b.md', 'src/pages/b.md'].map((file) => [file, '---\ntitle: [a\n---\n']),
    ),
    ['community/b.md', 'blog/b.md', 'src/pages/b.md'].map(
      (file) => `[docs] ${file}:2:10: the front matter is no YAML: Flow sequence`,
    ),
  ],
  [
    'values of the wrong type',
    {'community/b.md': '---\ntags: 3\n---\n', 'blog/b.md': '---\ntitle: 一\ndate: 明天\ntags: 3\n---\n'},
    [
      '[docs] community/b.md:2:1: "tags" does not look like a valid FrontMatter Yaml array. Fix the value, or take the key out.',
      '[docs] blog/b.md:4:1: "tags" does not look like',
      '[docs] blog/b.md:3:1: "date" must be a valid date. Fix the value',
    ],
  ],
  [
    'a page that later releases would hide',
    {
      'community/b.md': '---\ntitle: 一\ndraft: true\n---\n文\n',
      'community/c.md': '---\ndraft: false\n---\n文\n',
      'blog/b.md': '---\ntitle: 一\ndraft: true\nunlisted: true\n---\n文\n',
      'src/pages/b.md': '---\nunlisted: true\n---\n文\n',
    },
    [
      '[docs] community/b.md:3:1: beta.13 does not know "draft" here, and would publish the page. Begin the name',
      '[docs] blog/b.md:4:1: beta.13 does not know "unlisted" here, and would publish the page.',
      '[docs] src/pages/b.md:2:1: beta.13 does not know "unlisted" here, and would publish the page.',
    ],
  ],
  [
    'a NUL',
    {'blog/b.md': '---\ntitle: a\0\n---\n'},
    ['[docs] blog/b.md:2:9: the front matter has a NUL character. Take it out.'],
  ],
  [
    'two pages with one id',
    {'community/b.md': '---\nid: a\n---\n'},
    ['[docs] community/b.md:2:1: has the id "a", as community/a.md has.'],
  ],
  [
    'a sidebar with an unknown id',
    {'sidebars.json': '{"docs": ["c"]}'},
    ['[docs] sidebars.json:1: "c" is no page of community.'],
  ],
  [
    'an author that is not known',
    {'blog/b.md': '---\ntitle: 一\nauthors: [zhangg]\n---\n'},
    [
      '[docs] blog/b.md:3:1: Blog author with key "zhangg" not found in the authors map file. Valid author keys are: zhang',
    ],
  ],
  ['a broken file of authors', {'blog/authors.yml': 'zhang:\n  name: 3\n'}, ['[docs] blog/authors.yml:2:']],
  [
    'a date in the name of a file',
    {'blog/2022-13-40-b.md': '文\n'},
    ['[docs] blog/2022-13-40-b.md:1: the name of the file begins with a date'],
  ],
] as const)
  test(`of other plugins' pages, ${name} is reported with its place`, async () => {
    const siteDir = siteWith({...FILES, ...changes});
    const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {}};
    const context = {siteDir, baseUrl: '/', siteConfig: {baseUrl: '/'}, i18n} as unknown as LoadContext;
    const problems = (await otherPageProblems(context, PLUGINS)).map(formatProblem);
    expect(problems).toEqual(expected.map((message) => expect.stringContaining(message) as unknown));
  });
