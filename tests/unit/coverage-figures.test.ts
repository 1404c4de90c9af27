import {expect, test} from './plain-test';
import {siteWith} from '../fixtures/written-files';
import {contractCoverage, percent} from '../../contract';
import {openContracts} from '../../contract/read/contracts';
import {contractSite, expandPage} from '../fixtures/small-site';

const DOCUMENT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    get:
      operationId: a
      parameters: [{name: page, in: query, description: Page., schema: {type: integer, maximum: 9}}]
      responses:
        '200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Node'}, example: {name: n}}}}
        '404': {description: None., content: {application/json: {schema: {type: object}, example: {code: 1}}}}
    post: {operationId: b, responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}}}
components:
  schemas:
    Node: {type: object, properties: {name: {type: string}, open: {type: boolean, description: Open.}, inner: {$ref: '#/components/schemas/Node'}}}
`;

test('a contract is as far as its fields, operations and codes are, as a whole and by interface', async () => {
  const site = siteWith({'docs/_contract/a.yaml': DOCUMENT});
  const {figures, operations} = contractCoverage('a', openContracts(site, 'docs'));
  const shown = [figures, ...operations.map((one) => one.figures)].map((one) =>
    Object.values(one).map(percent).join(' '),
  );
  expect(shown).toEqual([
    '50% (2/4) 25% (1/4) 50% (1/2) 50% (1/2) —',
    '50% (2/4) 25% (1/4) 50% (1/2) 100% (1/1) —',
    '33% (1/3) 0% (0/3) 0% (0/1) 0% (0/1) —',
  ]);
  const {plain} = await expandPage(site, '```coverage a\n```\n');
  expect(plain).toContain('| 接口 | 字段有说明 |');
  expect(plain).toContain('| 全部 a | 50% (2/4) | 25% (1/4) | 50% (1/2) | 50% (1/2) | — |');
});

test('the figures of a field fall with its text, its example and its limits', () => {
  const edit = (from: string, to: string) => ({file: 'shop', from, to});
  const figuresOf = (edits: readonly ReturnType<typeof edit>[]) =>
    contractCoverage('shop', openContracts(contractSite('order-contract', edits), 'docs')).figures;
  const whole = figuresOf([]);
  expect(figuresOf([edit(', remark: 加急', '')]).examples.have).toBe(whole.examples.have - 1);
  expect(figuresOf([edit('description: 订单。', 'title: 订单。')]).texts.have).toBe(whole.texts.have - 1);
});
