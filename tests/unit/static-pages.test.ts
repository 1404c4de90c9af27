import {expect, test} from './plain-test';
import type {LoaderContext} from 'webpack';
import staticPage from '../../src/plugins/docs/static/static-page';
import {withPageRules} from '../../src/plugins/docs/page-rules';

const FILE = '/site/docs/dev/a.mdx';

/** What @docusaurus/mdx-loader makes of a page. */
const code = (imports = '') => `
import React from 'react';
import { mdx } from '@mdx-js/react';

export const frontMatter = {};
export const metadata = {"permalink": "/docs/dev/a"};

/* @jsxRuntime classic */
/* @jsx mdx */
${imports}
export const toc = [];

const layoutProps = {
  toc
};
export default function MDXContent({components, ...props}) {
  return <p>text</p>;
}
;
MDXContent.isMDXComponent = true;`;

function compile(source: string, isServer: boolean): string {
  const context = {resourcePath: FILE, getOptions: () => ({isServer, pageContent: '/site/src/client/PageContent'})};
  return staticPage.call(context as unknown as LoaderContext<{isServer: boolean; pageContent: string}>, source);
}

test('the chunk of a page holds its metadata and table of contents, and none of its content', () => {
  const client = compile(code(), false);
  expect(client).toContain('export const toc = [];');
  expect(client).toContain('export const metadata =');
  expect(client).not.toContain('text');
  expect(client).toContain('React.createElement(PageContent, {path: metadata.permalink})');
});

test('the server renders the content inside the component that the browser adopts', () => {
  const server = compile(code(), true);
  expect(server).toContain("import PageContent from \"../../src/client/PageContent\"");
  expect(server).toContain('React.createElement(PageContent, {path: metadata.permalink}, React.createElement(MDXContent, props))');
  expect(server.match(/export default/g)).toHaveLength(1);
});

test('webpack sees one mention of the import that every element of a page is made with', () => {
  expect(compile(code(), true)).toContain("import { mdx as element } from '@mdx-js/react';\nconst mdx = element;");
});

test('a page that imports a component stays alive, with the MDX components', () => {
  const client = compile(code("import Tabs from '@theme/Tabs';"), false);
  expect(client).toContain('text');
  expect(client).toContain('React.createElement(MDXProvider, {components: MDXComponents}, React.createElement(MDXContent, props))');
  expect(client).not.toContain('PageContent');
});

test('code that MDX 1 does not write stops the build', () => {
  expect(() => compile('export default () => null', false)).toThrow(`[docs] ${FILE}: the code has no MDXContent as MDX 1 writes it.`);
});

test('a build without the rule of beta.13 stops', () => {
  const call = () => withPageRules({module: {rules: []}}, {siteDir: '/site', routeBase: '/docs', isServer: true, editing: false});
  expect(call).toThrow('[docs] no rule uses @docusaurus/mdx-loader.');
});
