import path from 'path';
import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/built-site/files';
import {parseHtml} from '../../tools/built-site/parse-html';
import {contractSite, expandPage, smallSite} from '../fixtures/small-site';
import {versions} from '../fixtures/versions';
import {exampleProblems, nameProblems, unusedErrorCodes} from '../../contract/rules/contract';
import {validatorOf} from '../../contract/values/validators';
import {failureExample} from '../../contract/model/failure-example';
import {escapeCell} from '../../src/plugins/docs/blocks/markdown';
import {fieldsOf} from '../../contract/model/expand';
import {anchorsOf} from '../../contract/model/fields';
import {operationsOf} from '../../contract/model/operations';
import {openContracts} from '../../contract/read/contracts';
import {createResolve} from '../../contract/read/references';
import {formatProblem} from '../../contract/problems';

const ROOT = path.join(__dirname, '..', '..');

test('3.0 brought the family v3; 2.0 and 1.0 have v1 alone', () => {
  const families = Object.fromEntries(versions.map((version) => [version.number, version.families]));
  expect(families).toMatchObject({'3.0': ['v1', 'v3'], '2.0': ['v1'], '1.0': ['v1']});
});

for (const {folder, route, families: names} of versions) {
  test(`${folder}: the contracts have no problem`, () => {
    const contracts = openContracts(ROOT, folder);
    const problems = [...names.flatMap((name) => [...nameProblems(name, contracts), ...exampleProblems(name, contracts)]), ...unusedErrorCodes(names, contracts)];
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test(`${folder}: every operation is on its page, with every field of its request`, () => {
    const pages = builtPages();
    const contracts = openContracts(ROOT, folder);
    for (const name of names) {
      for (const {operation} of operationsOf(contracts.read(name))) {
        const page = operation['x-doc-page'] ?? '';
        const $ = parseHtml(pages.get(route + page) ?? '');
        expect.soft($(`[id="op-${operation.operationId}"]`).length, `${name}#${operation.operationId}`).toBe(1);
        const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
        if (!schema) continue;
        const fields = fieldsOf(schema, `${operation.operationId}.req`, createResolve(contracts, name));
        const missing = anchorsOf(fields).filter((anchor) => $(`[id="${anchor}"]`).length !== 1);
        expect.soft(missing, `${name}#${operation.operationId}`).toEqual([]);
      }
    }
  });
}

test("a provider's own contract needs no code: head, prose, fields, errors and examples come in this order", async ({}, testInfo) => {
  const {markdown, problems} = await expandPage(
    smallSite(testInfo),
    '前言\n\n```openapi shop#placeOrder\n```\n\n作者的说明。\n\n## 其他 {#other}\n',
  );
  expect(problems).toEqual([]);
  const positions = ['前言', '## 下单 {#op-placeOrder}', '<Endpoint method={"POST"} path={"/openapi/v3/orders"} />', '作者的说明。', '<Reference operationId=', '成功应答示例', '## 其他'];
  expect(positions.map((text) => markdown.indexOf(text)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true);
  for (const text of ['placeOrder.req.items.sku', 'placeOrder.err.OUT_OF_STOCK', 'pay 为 CARD 时必填', '数量 1–9 项']) {
    expect.soft(markdown).toContain(text);
  }
});

for (const {folder} of versions) {
  test(`${folder}: the failure example of every error code is valid against the schema of failures`, () => {
    const contracts = openContracts(ROOT, folder);
    const resolve = createResolve(contracts, 'common');
    const validate = validatorOf({$ref: '#/components/schemas/Failure'}, resolve);
    for (const number of Object.keys(contracts.common['x-errors'])) {
      expect.soft(validate(failureExample(number, contracts.common)), number).toBe(true);
    }
    expect(validate({...failureExample('400001', contracts.common), success: true})).toBe(false);
  });
}

test('an interface without prose shows its description', async ({}, testInfo) => {
  const site = smallSite(testInfo, 'shop', 'summary: 下单\n', 'summary: 下单\n      description: 提交一张订单。\n');
  const page = async (prose: string) => (await expandPage(site, `\`\`\`openapi shop#placeOrder\n\`\`\`\n\n${prose}\n`)).markdown;
  const timesShown = async (prose: string) => (await page(prose)).split('提交一张订单。').length - 1;
  // The list at the beginning of the page shows it too.
  expect(await timesShown('')).toBe(2);
  expect(await timesShown('作者的说明。')).toBe(1);
});

test('amounts show the rules that they satisfy', async ({}, testInfo) => {
  const site = contractSite(testInfo, 'order-contract');
  const {markdown} = await expandPage(site, '```openapi shop#notifyOrder\n```\n');
  expect(markdown).toContain('["金额关系：",{"name":"code","props":{},"children":["total = sum(items.amount)"]},"，",');
});

test('a block inside a longer code fence, or of another language, is left alone', async ({}, testInfo) => {
  const markdown = '```text\n```\n\n```json\n{}\n```\n';
  expect((await expandPage(smallSite(testInfo), markdown)).markdown).toBe(markdown);
});

test('the indexes name every interface, and the interfaces that return an error code', async ({}, testInfo) => {
  const {markdown, problems} = await expandPage(smallSite(testInfo), '```operations shop\n```\n\n```error-index shop\n```\n');
  expect(problems).toEqual([]);
  expect(markdown.trim().split('\n')).toEqual([
    '| 接口 | 方法与路径 | 所在页面 |',
    '| - | - | - |',
    '| [下单](/docs/shop#op-placeOrder) | `POST /openapi/v3/orders` | [shop](/docs/shop) |',
    '',
    '| 错误码 | 返回它的接口 |',
    '| - | - |',
    '| `422001` `OUT_OF_STOCK` | [下单](/docs/shop#op-placeOrder) |',
  ]);
});

test('a table cell keeps its pipes and stays on one line', () => {
  expect(escapeCell('a | b\nc')).toBe('a &#124; b c');
});
