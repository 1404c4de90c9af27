import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {interfaceSample, openContracts, operationsOf, sourceOf} from '../../contract';
import {plainRequest} from '../../contract/samples/plain/request';

const sourceFor = (text: string) => sourceOf(openContracts(siteWith({'docs/_contract/a.yaml': text}), 'docs'), 'a');
const HEAD = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\n";

for (const [servers, base] of [
  ['[]', 'https://YOUR_HOST'],
  ['[{url: /api/v2}]', 'https://YOUR_HOST/api/v2'],
  ['[{url: api/v2}]', 'https://YOUR_HOST/api/v2'],
  ["[{url: ''}]", 'https://YOUR_HOST'],
  ["[{url: '//api.example.com/v2'}]", 'https://api.example.com/v2'],
  ["[{url: 'wss://api.example.com'}]", 'https://YOUR_HOST'],
  ["[{url: 'https://{team}.example.com/{base-path}'}]", 'https://YOUR_TEAM.example.com/YOUR_BASE_PATH'],
  ["[{url: 'https://{team}.example.com/v1', variables: {team: {default: t1}}}]", 'https://t1.example.com/v1'],
  ["[{url: 'http://localhost:8080/'}]", 'http://localhost:8080'],
] as const) {
  test(`samples of a document with servers ${servers} name ${base}`, () => {
    const source = sourceFor(
      `${HEAD}servers: ${servers}\npaths: {/a: {get: {responses: {'200': {description: A}}}}}\n`,
    );
    const [located] = operationsOf(source.document);
    expect(plainRequest(located, source)).toMatchObject({base, isUnknown: base.includes('YOUR_')});
    const sample = interfaceSample('curl', located, source);
    expect(sample.includes('文档没有写明')).toBe(base.includes('YOUR_'));
    expect(sample).not.toContain('127.0.0.1');
  });
}

test('a body whose schema others extend is that of one of them, with its value of the discriminator', () => {
  const source = sourceFor(`${HEAD}paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'200': {description: A}}
components:
  schemas:
    Order: {type: object, required: [pet, more], properties: {pet: {$ref: '#/components/schemas/Pet'}, more: {$ref: '#/components/schemas/Mapped'}}}
    Pet: {type: object, required: [kind], discriminator: {propertyName: kind}, properties: {kind: {type: string}, name: {type: string}}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, required: [bark], properties: {bark: {type: boolean}}}]}
    Mapped: {type: object, required: [of], discriminator: {propertyName: of, mapping: {one: '#/components/schemas/One', uno: One}}, properties: {of: {type: string}}}
    One: {allOf: [{$ref: '#/components/schemas/Mapped'}, {type: object, required: [size], properties: {size: {type: integer}}}]}
`);
  const [located] = operationsOf(source.document);
  const {body} = plainRequest(located, source);
  expect(JSON.parse(body?.kind === 'json' ? body.text : '')).toEqual({
    pet: {kind: 'Dog', bark: true},
    more: {of: 'one', size: 1},
  });
});
