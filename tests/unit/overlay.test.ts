import {expect, test} from './plain-test';
import {rmSync} from 'fs';
import path from 'path';
import {contractTimes, formatProblem, jsonOf, openContracts} from '../../contract';
import {checkDocument} from '../../contract/read/document';
import {selected} from '../../contract/read/json-path';
import {expandPage} from './fixtures/small-site';
import {siteWith} from './fixtures/site-with';
import {writeFiles} from '../fixtures/written-files';

const SHOP = `openapi: 3.1.0
info: {title: 商店, version: '1'}
tags: [{name: old}, {name: orders}, {name: gone}, {name: pay}]
paths:
  /orders:
    get:
      operationId: listOrders
      parameters:
        - {name: page, in: query, schema: {type: integer}}
        - {name: size, in: query, schema: {type: integer}}
      responses: {'200': {description: 成功}}
`;
const HEAD = "overlay: 1.0.0\ninfo: {title: 商店的补充, version: '1'}\n";
const OVERLAY = `${HEAD}actions:
  - target: $.paths['/orders'].get
    update:
      summary: 查询订单
      tags: [orders]
      responses: {'200': {description: 订单。}}
  - target: $.paths.*.get.parameters[?@.name == 'size' && @.in == 'query']
    update: {description: 每页条数。, schema: {maximum: 9007199254740993}}
  - target: $.tags[0]
    remove: true
  - target: $.tags
    update: {name: more, description: 更多。}
`;

const overlaid = (overlay: string) =>
  siteWith({'docs/_contract/shop.yaml': SHOP, 'docs/_contract/shop.overlay.yaml': overlay, 'docs/a.mdx': PAGE});
const PAGE = '```openapi shop#listOrders\n```\n';

test('an overlay adds to the document beside it, which stays as it is', () => {
  const contracts = openContracts(overlaid(OVERLAY), 'docs');
  expect(contracts.names).toEqual(['shop']);
  const {tags, paths} = contracts.read('shop');
  expect(tags?.map(({name}) => name)).toEqual(['orders', 'gone', 'pay', 'more']);
  expect(paths?.['/orders'].get).toMatchObject({
    summary: '查询订单',
    tags: ['orders'],
    responses: {'200': {description: '订单。'}},
    parameters: [{name: 'page'}, {name: 'size', description: '每页条数。', schema: {type: 'integer'}}],
  });
  expect(jsonOf(contracts.yaml('shop').exact)).toContain('"maximum":9007199254740993');
});

test('what an overlay made has its place there, everything else has that of the document, also behind what is gone', () => {
  const {positionOf, file} = openContracts(overlaid(OVERLAY), 'docs').yaml('shop');
  const at = (...keys: string[]) => Object.values({file, ...positionOf(keys)}).join(':');
  const get = ['paths', '/orders', 'get'];
  expect(at(...get, 'summary')).toBe('docs/_contract/shop.overlay.yaml:6:16');
  expect(at(...get, 'parameters', '1', 'description')).toBe('docs/_contract/shop.overlay.yaml:10:27');
  expect(at('tags', '3', 'description')).toBe('docs/_contract/shop.overlay.yaml:14:39');
  expect(at('tags', '0')).toBe('docs/_contract/shop.yaml:3:21');
  expect(at('tags', '2')).toBe('docs/_contract/shop.yaml:3:51');
  expect(at(...get, 'operationId')).toBe('docs/_contract/shop.yaml:7:20');
});

test('a mistake in a value that the overlay set is named with its file and line', () => {
  const site = overlaid(`${HEAD}actions:\n  - target: $.paths['/orders'].get\n    update:\n      parameters: none\n`);
  const {problems, offences} = checkDocument('shop', openContracts(site, 'docs'));
  expect([...problems, ...offences].map(formatProblem).join('\n')).toContain(
    '[contract] docs/_contract/shop.overlay.yaml:6:19: "parameters"',
  );
});

test('pages show what an overlay says, and follow it', async () => {
  const site = overlaid(OVERLAY);
  const shown = async () => (await expandPage(site, PAGE)).plain;
  expect(await shown()).toContain('## 查询订单');
  const before = contractTimes(site);
  writeFiles(site, {'docs/_contract/shop.overlay.yaml': OVERLAY.replace('查询订单', '列出全部订单')});
  expect(await shown()).toContain('## 列出全部订单');
  expect(contractTimes(site)).not.toBe(before);
  rmSync(path.join(site, 'docs/_contract/shop.overlay.yaml'));
  expect(await shown()).toContain('## listOrders');
});

const action = (text: string) => `${HEAD}actions:\n  - ${text}\n`;
for (const [name, overlay, message] of [
  [
    'of another form',
    'overlay: 2\n',
    '1:10: overlay, the version of the standard, is not 1.0.0. Expected an Overlay 1.0',
  ],
  ['without info', 'overlay: 1.0.0\n', 'info has no title and version.'],
  ['of another document', `${HEAD}extends: pets.yaml\n`, '3:10: extends is not shop.yaml'],
  ['without actions', HEAD, 'actions is no list.'],
  ['with an action without a target', action('update: {}'), '4:5: the action has no target.'],
  ['with an action that does nothing', action('target: $.info'), 'neither update nor remove: true'],
  [
    'with a mistyped key',
    action('{target: $.info, updat: {}}'),
    '"updat" is unknown. Known: target, description, update, remove. Did you mean update?',
  ],
  [
    'that selects nothing',
    action('{target: "$.paths[\'/x\']", update: {}}'),
    "4:14: the target $.paths['/x'] selects nothing of docs/_contract/shop.yaml.",
  ],
  ['that updates a value', action('{target: $.info.title, update: A}'), 'selects a value. Select the map or list'],
  ['that removes everything', action('{target: $, remove: true}'), 'removes the whole document'],
  [
    'with an unknown path',
    action('{target: "$.paths[?@.a == b]", update: {}}'),
    'has no meaning from "]" on. Expected a JSONPath (RFC 9535)',
  ],
] as const) {
  test(`an overlay ${name} is refused with file and line`, () => {
    expect(() => openContracts(overlaid(overlay), 'docs').read('shop')).toThrow(
      `[contract] docs/_contract/shop.overlay.yaml:`,
    );
    expect(() => openContracts(overlaid(overlay), 'docs').read('shop')).toThrow(message);
  });
}

test('a path selects names, indices, all children, descendants and what passes a test', () => {
  const data = {
    a: [
      {n: 'x', on: true},
      {n: 'y', 'x-z': 1},
    ],
    'b c': {n: 'x', deep: {n: 'y'}},
  };
  const places = (path: string) => selected(data, path).map((keys) => keys.join('/'));
  expect(places('$')).toEqual(['']);
  expect(places("$['b c'].deep")).toEqual(['b c/deep']);
  expect(places('$.a[-1]')).toEqual(['a/1']);
  expect(places('$.a[0, 1].n')).toEqual(['a/0/n', 'a/1/n']);
  expect(places('$.*')).toEqual(['a', 'b c']);
  expect(places('$..n')).toEqual(['b c/n', 'a/0/n', 'a/1/n', 'b c/deep/n']);
  expect(places('$.a[0, 0]')).toEqual(['a/0']);
  expect(places("$.a[?(@.n == 'x')]")).toEqual(['a/0']);
  expect(places("$.a[?@['x-z'] == 1]")).toEqual(['a/1']);
  expect(places('$.a[?@.x-z == 1].x-z')).toEqual(['a/1/x-z']);
  expect(places('$..x-z')).toEqual(['a/1/x-z']);
  expect(places("$.a[?@.n == 'x.y-z' || length(@.n) == 1]")).toEqual(['a/0', 'a/1']);
  expect(places("$.a[?@.n != 'x']")).toEqual(['a/1']);
  expect(places('$.a[?@.on]')).toEqual(['a/0']);
  expect(places('$..[?@.deep]')).toEqual(['b c']);
  expect(() => selected(data, 'a.b')).toThrow('has no meaning from "a');
  expect(() => selected(data, '$.a[?@.n == x]')).toThrow('has no meaning from "]" on.');
});
