import {expect, test} from './plain-test';
import pages from '../../src/data/pages.json';
import {siteWith} from './fixtures/site-with';
import {expandPage, smallSite} from './fixtures/small-site';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {componentMarkdown} from '../../src/plugins/publish/files/markdown/components';

const DOCUMENT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /pets:
    post:
      operationId: addPet
      parameters:
        - {name: filter, in: query, style: deepObject, explode: true, allowEmptyValue: true, schema: {type: object}, examples: {young: {summary: 幼小, value: {age: 1}}, old: {value: {age: 9}}}}
        - {name: ids, in: query, style: form, explode: false, schema: {type: array, items: {type: string}}, example: [a, b]}
        - {name: plain, in: query, style: form, explode: true, schema: {type: string}}
        - {name: page, in: query, content: {application/json: {schema: {type: object}, example: {from: 5}}}}
      requestBody:
        content:
          multipart/form-data:
            schema: {type: object, properties: {photo: {type: string, contentMediaType: image/png}, tags: {type: array, items: {type: string}}}}
            encoding:
              photo: {contentType: 'image/png, image/gif', headers: {X-Digest: {$ref: '#/components/headers/digest'}}}
              tags: {style: pipeDelimited, explode: false}
      responses:
        '201':
          description: 已添加
          content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}
          links:
            read: {operationId: getPet, parameters: {petId: '$response.body#/id'}, description: 读回这只宠物。}
            again: {operationRef: '#/paths/~1pets~1{petId}/get', requestBody: '$request.body'}
            far: {operationRef: 'https://a.example/b.yaml#/paths/~1c/get'}
  /pets/{petId}:
    get: {operationId: getPet, summary: 查询宠物, parameters: [{name: petId, in: path, required: true, style: simple, schema: {type: string}}], responses: {'200': {description: 宠物}}}
components: {headers: {digest: {description: 摘要, schema: {type: string}}}}
`;
const PAGE = '```openapi zoo#addPet\n```\n\n```openapi zoo#getPet\n```\n';
function siteOf() {
  const site = siteWith({'docs/_contract/zoo.yaml': DOCUMENT, 'docs/pets.mdx': PAGE});
  return site;
}
async function saidOf() {
  const site = siteOf();
  const {plain, problems} = await expandPage(site, PAGE);
  expect(problems).toEqual([]);
  const rows = fieldRows(site, siteVersions(site)[0]);
  return {
    plain,
    line: (name: string) => plain.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '',
    row: (name: string) => rows.find((cells) => cells[4] === name) ?? [],
  };
}
test('how a parameter is written is described where it differs from the standard, with all its examples', async () => {
  const {line, row} = await saidOf();
  expect(line('filter')).toContain('写法 deepObject，explode true，可以为空，示例 {"age":1}（幼小）、{"age":9}。');
  expect(line('ids')).toContain('explode false，示例 ["a","b"]。');
  expect(line('page')).toContain('编码为 application/json，示例 {"from":5}。');
  for (const usual of ['plain', 'petId']) expect(line(usual)).not.toMatch(/写法|explode|示例/);
  expect([row('filter')[9], row('filter')[14]]).toEqual([
    '写法 deepObject，explode true，可以为空',
    '{"age":1}（幼小）、{"age":9}',
  ]);
});
test('how the parts of a form are sent stands at them', async () => {
  const {line, row} = await saidOf();
  expect(line('photo')).toContain('内容 image/png, image/gif，带请求头 X-Digest（摘要）');
  expect(line('tags')).toContain('写法 pipeDelimited');
  expect(row('photo')[9]).toContain('带请求头 X-Digest（摘要）');
});
test('an answer names what can be called next, with the values that are taken out of it', async () => {
  const {plain, row} = await saidOf();
  expect(plain).toContain('接着可调用');
  expect(plain).toContain('[查询宠物](/docs/pets#op-getPet)：参数 `petId` 取 `$response.body#/id`。读回这只宠物。');
  expect(plain).toContain('[查询宠物](/docs/pets#op-getPet)：请求体取 `$request.body`。');
  expect(plain).toContain('`https://a.example/b.yaml#/paths/~1c/get`');
  expect(row('read')[12]).toBe('接着可调用 getPet。参数 `petId` 取 `$response.body#/id`。读回这只宠物。');
});

test('a field in Markdown has its limits and values, and no empty parts for missing ones', async () => {
  const {plain} = await expandPage(smallSite(), '```openapi shop#placeOrder\n```\n');
  expect(plain.split('\n').filter((line) => /^\| `(pay|card|items)` \|/.test(line))).toEqual([
    `| \`pay\` | string | 必填 | 付款方式。取值：\`CARD\` 银行卡；\`CASH\` 现金。字典：[D0002 付款方式](/docs/${pages.dictionaries}#D0002)。 |`,
    '| `card` | string | pay 为 CARD 时必填 | 卡号。 |',
    '| `items` | object[] | 必填 | 商品。数量 1–9 项。没有其他字段。 |',
  ]);
});
test('texts of a field that end without a full stop do not run into its limits', () => {
  const field = {path: 'name', type: 'string', badges: [{kind: 'required', text: '必填'}], limits: '最长 20'};
  const rowOf = (description: string) =>
    componentMarkdown(
      {
        name: 'Reference',
        props: {operationId: 'a', parts: [{title: '请求', fields: [{...field, description: [description]}]}]},
      },
      (url) => url,
    )
      .split('\n')
      .pop();
  expect(rowOf('名称')).toBe('| `name` | string | 必填 | 名称。最长 20。 |');
  expect(rowOf('Its name.')).toBe('| `name` | string | 必填 | Its name. 最长 20。 |');
  expect(rowOf('名称。')).toBe('| `name` | string | 必填 | 名称。最长 20。 |');
});
