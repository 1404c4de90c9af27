import {expect, test} from './plain-test';
import path from 'path';
import {createRequire} from 'module';
import {load} from 'cheerio';
import {build} from 'esbuild';
import type {Plugin} from 'esbuild';
import {createElement} from 'react';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const PROJECT = path.join(__dirname, '..', '..');
const DOC_SIDEBAR = 'src/theme/DocSidebar/index.tsx';
const LINK = "import React from 'react'; export default ({to, ...others}) => <a href={to} {...others} />;";

/** The words of every site, as in the tests themselves. */
const CHINESE = "export * from './zh-Hans'; export {interpolate} from './interpolate';";

/** Docusaurus's modules that exist only inside its webpack build. */
const webpackModules: Plugin = {
  name: 'webpack-modules',
  setup({onResolve, onLoad}) {
    // A site with many operations has a sidebar with outlines.
    onLoad({filter: /navigation\.json$/}, () => ({contents: '{"outlined": false}', loader: 'json'}));
    onLoad({filter: /contract.words.index\.ts$/}, () => ({contents: CHINESE, loader: 'ts'}));
    onResolve({filter: /^@(?:docusaurus|theme|generated)\//}, (module) =>
      module.path === '@docusaurus/theme-common'
        ? undefined
        : {path: module.path, namespace: 'webpack', sideEffects: false},
    );
    onLoad({filter: /./, namespace: 'webpack'}, (module) => ({
      contents: module.path === '@docusaurus/Link' ? LINK : 'module.exports = {};',
      loader: 'jsx',
      resolveDir: PROJECT,
    }));
  },
};

type Item =
  | {type: 'link'; label: string; href: string}
  | {
      type: 'category';
      label: string;
      collapsed: boolean;
      collapsible?: boolean;
      href?: string;
      className?: string;
      items: Item[];
    };

const categories = (count: number, pages: number): Item[] =>
  Array.from({length: count}, (_category, category) => ({
    type: 'category',
    label: `组 ${category}`,
    collapsed: true,
    items: Array.from({length: pages}, (_page, page) => ({
      type: 'link',
      label: `页 ${page}`,
      href: `/docs/${category}/${page}`,
    })),
  }));

let DocSidebar: ComponentType<{sidebar: Item[]; path: string}>;

test.beforeAll(async () => {
  const {outputFiles} = await build({
    absWorkingDir: PROJECT,
    entryPoints: [DOC_SIDEBAR],
    outdir: 'unused',
    write: false,
    bundle: true,
    platform: 'node',
    external: ['react'],
    plugins: [webpackModules],
    loader: {'.css': 'local-css'},
    logLevel: 'silent',
  });
  const module = {exports: {} as {default: typeof DocSidebar}};
  const code = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  new Function('module', 'require', code)(module, createRequire(__filename));
  DocSidebar = module.exports.default;
});

const render = (sidebar: Item[]) => load(renderToStaticMarkup(createElement(DocSidebar, {sidebar, path: '/docs/1/0'})));

test('every page has all links of a sidebar of usual size', () => {
  const $ = render(categories(10, 30));
  expect([$('details').length, $('details[open]').length, $('a').length]).toEqual([10, 1, 300]);
});

test('past that size a closed category leads to its first page, on which it is open', () => {
  const $ = render(categories(11, 30));
  expect($('details[open] summary').text()).toBe('组 1');
  expect([$('details').length, $('details a').length, $('a').length]).toEqual([1, 30, 40]);
  expect($('a:contains("组 7")').attr('href')).toBe('/docs/7/0');
});

test('a category that is a page is a link beside the arrow that opens it; one that cannot be closed has no arrow', () => {
  const items: Item[] = [{type: 'link', label: '页', href: '/docs/a'}];
  const category = {type: 'category', collapsed: true, items} as const;
  const $ = render([
    {...category, label: '一', href: '/docs/1/0', className: 'own'},
    {...category, label: '二', collapsible: false},
    {...category, label: '空', items: []},
  ]);
  expect($('.own > a').attr('aria-current')).toBe('page');
  expect($('.own > details[open] > summary').attr('aria-label')).toBe('展开或收起「一」');
  expect($('details').length).toBe(1);
  expect($('li').length).toBe(4);
});
