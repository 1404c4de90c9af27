import {expect, test} from './plain-test';
import {parse} from 'yaml';
import {bundleContract, jsonOf, openContracts, sourceOf, yamlOf} from '../../contract';
import {plainRequest} from '../../contract/samples/plain/request';
import {openPlain} from '../../sandbox/plain';
import type {Contract} from '../../sandbox/contracts';
import {callable} from '../fixtures/plain-contract';
import {siteWith} from './fixtures/site-with';

const DOCUMENT = `openapi: 3.0.3
info: {title: A, version: 1.10}
paths:
  /a:
    post:
      operationId: sendA
      parameters: [{name: id, in: query, required: true, example: 5224666563250046117, schema: {type: integer, minimum: -9223372036854775808}}]
      requestBody:
        required: true
        content: {application/json: {schema: {type: object, properties: {id: {type: integer, enum: [60503861139345408, 60503861139345409]}, price: {type: number, example: 10.00}}}}}
      responses:
        '200': {description: Done., content: {application/json: {schema: {type: object, properties: {id: {type: integer, maximum: 9223372036854775807}}}, example: {id: 1253261109769874438}}}}
`;

/** A document as the input of samples, sandbox and downloads. */
function read(file: string, text: string) {
  const site = siteWith({[`docs/_contract/${file}`]: text});
  const contracts = openContracts(site, 'docs');
  const source = sourceOf(contracts, 'a');
  return {
    source,
    bundle: (numbers?: 'exact') =>
      bundleContract({number: '1.0', folder: 'docs', names: ['a'], contracts}, 'a', numbers),
  };
}

const JSON_DOCUMENT = `{"openapi": "3.1.0", "info": {"title": "A"}, "paths": {"/a": {"get": {"operationId": "sendA", "parameters": [
  {"name": "id", "in": "query", "required": true, "example": 5224666563250046117, "schema": {"type": "integer"}}], "responses": {"200": {"description": "Done.",
  "content": {"application/json": {"schema": {"type": "object", "properties": {"price": {"type": "number", "example": 10.00}}}, "example": {"price": 10.00, "text": "1.00 and \\"2.00\\""}}}}}}}}}`;

for (const [file, text, wanted] of [
  [
    'a.yaml',
    DOCUMENT,
    ['5224666563250046117', '60503861139345409', '1253261109769874438', '10.00', '-9223372036854775808'],
  ],
  ['a.json', JSON_DOCUMENT, ['5224666563250046117', '10.00', '1.00 and \\"2.00\\"']],
] as const)
  test(`downloads of ${file} have the numbers of the document`, () => {
    const bundle = read(file, text).bundle('exact');
    for (const download of [jsonOf(bundle, 2), yamlOf(bundle)]) {
      expect(
        wanted.filter((number) => !download.includes(number) && !download.includes(number.replace(/\\/g, ''))),
      ).toEqual([]);
      expect(download).not.toMatch(/\ufdd0/);
    }
    expect(parse(yamlOf(bundle))).toEqual(JSON.parse(jsonOf(bundle)));
  });

test('a sample sends the numbers of the document, and the sandbox takes them and answers with its own', async () => {
  const {source, bundle} = read('a.yaml', DOCUMENT);
  const [located] = callable(source).values();
  const request = plainRequest(located, source);
  expect(JSON.stringify(request)).toContain('id=5224666563250046117');
  expect(JSON.stringify(request)).toContain('60503861139345408');
  expect(JSON.stringify(request)).toContain('10.00');
  const simulator = openPlain('a', bundle() as Contract);
  const answer = await simulator.answer({
    method: 'POST',
    target: '/a?id=5224666563250046117',
    path: '/a',
    headers: {'content-type': 'application/json'},
    body: Buffer.from('{"id": 60503861139345409, "price": 10.00}'),
  } as never);
  expect(answer).toMatchObject({status: 200, body: '{"id":1253261109769874438}'});
});
