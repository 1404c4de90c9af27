import {expect, test} from './plain-test';
import type {Element, ElementContent} from 'hast';
import {expandPage, smallSite, componentsOf} from './fixtures/small-site';
import type {PageNode} from '../../src/data/page-elements';
import {pageElements, withInterfaces} from '../../src/plugins/docs/compile/shown-content';
import {component, nodesIn} from '../../src/plugins/docs/tree/nodes';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';

const element = (tagName: string, properties = {}): Element => ({type: 'element', tagName, properties, children: []});
const code = (title: string): Element => ({
  ...element('pre'),
  children: [element('code', {className: 'language-json', metastring: `title="${title}"`})],
});
const named = (name: string): ElementContent => (/^[A-Z]/.test(name) ? component(name, {}) : element(name));
const nameOf = (node: ElementContent): string =>
  node.type === 'element' ? node.tagName : 'name' in node ? String(node.name) : '';
const outline = (nodes: readonly ElementContent[]): readonly unknown[] =>
  nodes.map((node) => {
    if (node.type === 'text') return node.value;
    return ['Interface', 'div', 'details', 'summary'].includes(nameOf(node)) && 'children' in node
      ? [nameOf(node), ...outline(node.children)]
      : nameOf(node);
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
      ['div', 'Samples', ['details', ['summary', '输出'], 'pre'], ['details', ['summary', '请求示例'], 'pre']],
    ],
    'Diagram',
    'h2',
    'p',
  ]);
});
test('an interface without samples shows its first example', () => {
  const page = [named('h2'), named('Endpoint'), named('Reference'), code('通知示例'), code('应答')];
  const whole = withInterfaces(page)[1] as Element;
  const {children} = whole.children[1] as Element;
  expect((children as Element[]).map(({properties}) => properties)).toEqual([{open: true}, {}]);
});
test('what a page shows of an interface is all in its two parts', async () => {
  const {root} = await expandPage(smallSite(), '前言\n\n```openapi shop#placeOrder\n```\n\n作者的说明。\n');
  const names = (nodes: readonly PageNode[]): readonly string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...names(node.children ?? [])]));
  const shown = names(await pageElements({file: 'docs/a.mdx', root}, await loadRemark()));
  const components = nodesIn(root).flatMap((node) => (node.type === 'component' ? [node.name] : []));
  expect(shown.filter((name) => components.includes(name)).sort()).toEqual([...components].sort());
  expect(shown).toContain('Interface');
  expect(shown.filter((name) => name === 'code')).toHaveLength(
    nodesIn(root).filter(({type}) => type === 'code').length,
  );
});

const ORDER = '```openapi shop#placeOrder\n```\n';
const TABS = '<Samples title={"调用示例"}';
const samplesOf = (page: Parameters<typeof componentsOf>[0]) =>
  componentsOf(page, 'Samples')[0].samples as {title: string; code: string}[];
test('an interface shows its sample in every language, after its examples', async () => {
  const page = await expandPage(smallSite(), ORDER);
  const {markdown, problems} = page;
  expect(problems).toEqual([]);
  const samples = samplesOf(page);
  expect(samples.map(({title}) => title)).toEqual([
    'place-order.sh',
    'place-order.mjs',
    'PlaceOrder.java',
    'place_order.py',
    'place-order.php',
    'place-order.go',
  ]);
  for (const {title, code} of samples) expect.soft(code, title).toContain('/openapi/orders');
  expect(markdown.indexOf(TABS)).toBeGreaterThan(markdown.indexOf('成功应答示例'));
});
test('a notification has no sample', async () => {
  expect((await expandPage(smallSite(), '```openapi shop#notifyOrder\n```\n')).markdown).not.toContain(TABS);
});
test('the answer of the sandbox follows, of this interface alone', async () => {
  const site = smallSite();
  expect((await expandPage(site, ORDER)).markdown).not.toContain('title="输出"');
  mkdirSync(path.join(site, 'docs', '_samples'));
  writeFileSync(
    path.join(site, 'docs', '_samples', 'answers.json'),
    '{"shop#placeOrder":{"code":"200"},"shop#other":{"code":"500"}}',
  );
  expect((await expandPage(site, ORDER)).markdown).toContain('```json title="输出"\n{\n  "code": "200"\n}\n```');
  expect((await expandPage(site, ORDER)).markdown).not.toContain('500');
});
