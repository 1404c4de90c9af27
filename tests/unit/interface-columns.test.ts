import {expect, test} from './plain-test';
import {expandPage, smallSite} from '../fixtures/small-site';
import type {PageElement, PageNode} from '../../src/data/page-elements';
import {pageElements} from '../../src/plugins/docs/page/elements';
import {withInterfaces} from '../../src/plugins/docs/page/interfaces';
import {loadRemark} from '../../src/plugins/docs/page/remark';

const code = (title: string): PageElement => ({
  name: 'code',
  props: {className: 'language-json', metastring: `title="${title}"`},
  children: ['{}\n'],
});
const named = (name: string): PageElement => ({name, props: {}, children: []});
const outline = (nodes: readonly PageNode[]): readonly unknown[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    return ['Interface', 'div', 'details', 'summary'].includes(node.name)
      ? [node.name, ...outline(node.children ?? [])]
      : node.name;
  });

test('an interface has its text and fields in one part, its samples, output and examples in another, and its states after both', () => {
  const page = [
    named('p'),
    named('h2'),
    named('Endpoint'),
    named('p'),
    named('Reference'),
    named('Diagram'),
    code('请求示例'),
    named('Samples'),
    code('输出'),
    named('h2'),
    named('p'),
  ];
  expect(outline(withInterfaces(page))).toEqual([
    'p',
    'h2',
    [
      'Interface',
      ['div', 'Endpoint', 'p', 'Reference'],
      ['div', 'Samples', ['details', ['summary', '输出'], 'code'], ['details', ['summary', '请求示例'], 'code']],
    ],
    'Diagram',
    'h2',
    'p',
  ]);
});

test('an interface without samples shows its first example', () => {
  const [
    ,
    {
      children: [, {children}],
    },
  ] = withInterfaces([named('h2'), named('Endpoint'), named('Reference'), code('通知示例'), code('应答')]) as readonly [
    PageElement,
    {children: readonly PageElement[]},
  ];
  expect((children as readonly PageElement[]).map(({props}) => props)).toEqual([{open: true}, {}]);
});

test('a page without interfaces stays as it is', () => {
  const page = [named('h2'), named('p'), code('请求'), named('Samples')];
  expect(withInterfaces(page)).toBe(page);
});

test('what a page shows of an interface is all in its two parts', async ({}, testInfo) => {
  const {root} = await expandPage(smallSite(testInfo), '前言\n\n```openapi shop#placeOrder\n```\n\n作者的说明。\n');
  const flat = pageElements(root, await loadRemark(), (url) => url);
  const names = (nodes: readonly PageNode[]): readonly string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...names(node.children ?? [])]));
  const grouped = names(withInterfaces(flat)).filter(
    (name) => !['Interface', 'div', 'details', 'summary'].includes(name),
  );
  expect([...grouped].sort()).toEqual([...names(flat)].sort());
  expect(grouped).toContain('Samples');
});
