import {cpSync, mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {lintContracts} from '../../tools/lint/contracts';
import {formatProblem} from '../../contract/problems';
import {editFile} from '../fixtures/edit-file';

const ROOT = path.join(__dirname, '..', '..');
const CONFIG = path.join(ROOT, 'redocly.yaml');
const FIXTURE = path.join(__dirname, '..', 'fixtures', 'lint-contract');

/** Lints the fixture with `from` replaced with `to`. */
async function lintShop(testInfo: TestInfo, from = '', to = ''): Promise<readonly string[]> {
  const site = testInfo.outputPath('site');
  const folder = path.join(site, 'docs', '_contract');
  mkdirSync(folder, {recursive: true});
  cpSync(FIXTURE, folder, {recursive: true});
  writeFileSync(path.join(site, 'contract.config.yaml'), 'level: complete\n');
  editFile(path.join(folder, 'shop.yaml'), from, to);
  return (await lintContracts(site, CONFIG)).map(formatProblem);
}

const MISTAKES = [
  {
    rule: 'rule/operation-keys',
    from: '      description: 修改一个订单。\n',
    to: '',
    place: '7:5: description is required.',
  },
  {rule: 'rule/operation-id', from: 'changeOrder', to: 'ChangeOrder', place: '8:20: '},
  {rule: 'rule/operation-rate-limit', from: '      x-rate-limit: write\n', to: '', place: '7:5: '},
  {
    rule: 'rule/response-success',
    from: "{'200': {description: 已接收}}",
    to: "{'201': {description: 已接收}}",
    place: '33:7: ',
  },
  {
    rule: 'rule/media-example',
    from: '            example: {pay: CASH, items: [{count: 1}]}\n',
    to: '',
    place: '17:11: ',
  },
  {rule: 'rule/parameter-example', from: ', example: O1', to: '', place: '14:11: '},
  {rule: 'rule/string-limit', from: ', maxLength: 19', to: '', place: '42:'},
  {rule: 'rule/integer-limit', from: ', maximum: 9}', to: '}', place: '51:'},
  {rule: 'rule/array-limit', from: ', maxItems: 9', to: '', place: '43:'},
  {
    rule: 'contract/required-defined',
    from: 'required: [count]',
    to: 'required: [count, size]',
    place: '49:25: Required "size" is no property. Known: count.',
  },
  {
    rule: 'contract/required-defined',
    from: 'then: {required: [card]}',
    to: 'then: {required: [cart]}',
    place: '46:29: Required "cart" is no property.',
  },
  {
    rule: 'contract/field-described',
    from: ' description: 件数。,',
    to: '',
    place: '51:9: Field "count" has no description.',
  },
  {rule: 'contract/field-described', from: 'type: integer, ', to: '', place: '51:9: Field "count" has no type.'},
  {rule: 'no-unused-components', from: "{$ref: '#/components/schemas/Item'}", to: '{type: object}', place: '47:5: '},
  {rule: 'path-params-defined', from: '/orders/{orderNo}', to: '/orders/{number}', place: ''},
  {rule: 'operation-operationId-unique', from: 'notifyOrder', to: 'changeOrder', place: '27:7: '},
  {rule: 'security-defined', from: 'security: [{token: []}]\n', to: '', place: '6:5: '},
  {
    rule: 'no-unresolved-refs',
    from: '#/components/schemas/Item',
    to: 'https://shop.example/a.yaml',
    place: "43:68: Can't resolve $ref: documents reference files only",
  },
];

for (const {rule, from, to, place} of MISTAKES) {
  test(`${rule} finds "${from.trim()}" changed to "${to.trim()}"`, async ({}, testInfo) => {
    const found = (await lintShop(testInfo, from, to)).filter((problem) => problem.endsWith(`(${rule})`));
    expect(found.join('\n')).toContain(`[lint] docs/_contract/shop.yaml:${place}`);
  });
}

test('a document is read as its overlay makes it, and what that makes has its place in the overlay', async ({}, testInfo) => {
  const folder = path.join(testInfo.outputPath('site'), 'docs', '_contract');
  const overlay = (update: string) => {
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'shop.overlay.yaml'),
      `overlay: 1.0.0\ninfo: {title: 补充, version: '1'}\nactions:\n  - target: $.paths['/orders/{orderNo}'].post\n    update: {${update}}\n`,
    );
  };
  overlay('description: 修改一个订单。');
  expect(await lintShop(testInfo, '      description: 修改一个订单。\n', '')).toEqual([]);
  overlay('operationId: ChangeOrder');
  expect((await lintShop(testInfo)).join('\n')).toContain('[lint] docs/_contract/shop.overlay.yaml:5:27: ');
});

test('the contract without mistakes is clean', async ({}, testInfo) => {
  expect(await lintShop(testInfo)).toEqual([]);
});
