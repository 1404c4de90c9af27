import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {componentsOf, expandPage} from './fixtures/small-site';
import {beforePaint} from '../../src/plugins/inline-scripts/before-paint';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {ownLanguages} from '../../contract';

/**
 * A document with one interface, `GET /pets`.
 *
 * @param more further keys of the operation
 * @param schema of its parameter `kind`
 */
const documentWith = (more: string, schema = '{type: string}'): string => `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      x-doc-page: pets
      ${more}
      parameters: [{name: kind, in: query, schema: ${schema}}]
      responses: {'200': {description: 好}}
`;

async function pageOf(document: string) {
  const site = siteWith({'docs/_contract/zoo.yaml': document});
  const page = await expandPage(site, '```openapi zoo#listPets\n```\n');
  expect(page.problems).toEqual([]);
  return {...page, site};
}

type Tabs = {own?: string; samples: {label: string; language: string; prism: string; title: string; code: string}[]};

async function tabsOf(more: string): Promise<Tabs> {
  const [tabs] = componentsOf(await pageOf(documentWith(more)), 'Samples');
  return tabs as Tabs;
}

test('samples of the provider are the first tabs, under the names that it gives, and take the place of ours of the same name', async () => {
  const {own, samples} = await tabsOf(
    `x-codeSamples:
        - {lang: 'C#', label: .NET, source: "Pets.List();\\n"}
        - {lang: curl, source: curl https://a.example}
        - {lang: 'C#', source: second}`,
  );
  expect(samples.map(({label}) => label)).toEqual(['.NET', 'curl', 'C#', 'Node.js', 'Java', 'Python', 'PHP', 'Go']);
  expect(samples.map(({language}) => language).slice(0, 4)).toEqual(['own-c', 'curl', 'own-c-2', 'node']);
  expect(samples[0]).toMatchObject({prism: 'csharp', title: '平台自己的示例', code: 'Pets.List();'});
  expect(own).toBe('own-c curl own-c-2');
});

test('samples of the provider are read under their older name too', async () => {
  const {samples} = await tabsOf('x-code-samples: [{lang: Ruby, source: puts 1}]');
  expect(samples[0]).toMatchObject({label: 'Ruby', prism: 'ruby', code: 'puts 1'});
});

test('what is no sample of a provider is left out, and pages without any are as before', async () => {
  for (const value of ['{}', '1', "[{lang: Ruby}, {lang: Ruby, source: ' '}, null, text]"]) {
    const {own, samples} = await tabsOf(`x-codeSamples: ${value}`);
    expect(samples[0].label).toBe('curl');
    expect(own).toBeUndefined();
  }
});

test('the head of a page chooses among the languages of providers first, and shows the first sample where an interface lacks one', async () => {
  const {site} = await pageOf(
    documentWith('x-codeSamples: [{lang: Ruby, source: puts 1}, {lang: curl, source: c}, {lang: Ada, source: a}]'),
  );
  const [{names, contracts}] = siteVersions(site);
  const own = ownLanguages(names.map((name) => contracts.read(name)));
  expect(own).toEqual(['own-ruby', 'own-ada']);
  const [script, style] = beforePaint({}, own).map(({innerHTML}) => innerHTML);
  expect(script).toContain('["own-ruby","own-ada","curl","node"');
  expect(style).toContain(
    '[data-sample-language="own-ruby"] [data-languages]:not([data-languages~="own-ruby"]) section:first-of-type',
  );
  expect(
    beforePaint({})
      .map(({innerHTML}) => innerHTML)
      .join(''),
  ).not.toContain(':not(');
});

const ENUMS = [
  [
    'a map of texts',
    '{type: string, enum: [contains, not], x-enum-descriptions: {contains: 包含, not: 不包含}}',
    ['包含', '不包含'],
  ],
  ['a list of texts', '{type: integer, enum: [1, 2], x-enumDescriptions: [一, 二]}', ['一', '二']],
  ['names', '{type: integer, enum: [1, 2], x-enum-varnames: [One, Two]}', ['One', 'Two']],
  [
    'names of NSwag with texts',
    '{type: integer, enum: [1, 2], x-enumNames: [One, Two], x-enum-descriptions: [一]}',
    ['One：一', 'Two'],
  ],
  [
    'those of the items of a list',
    '{type: array, items: {type: string, enum: [a, b], x-enum-descriptions: {b: 乙}}}',
    ['', '乙'],
  ],
] as const;

for (const [name, schema, meanings] of ENUMS)
  test(`what a provider says of the values of an enum stands beside them: ${name}`, async () => {
    const {plain, site} = await pageOf(documentWith('', schema));
    const line = plain.split('\n').find((one) => one.startsWith('| `kind`')) ?? '';
    const cell = fieldRows(site, siteVersions(site)[0]).find((cells) => cells[4] === 'kind')?.[10] ?? '';
    meanings.filter(Boolean).forEach((meaning) => {
      expect(line).toContain(meaning);
      expect(cell).toContain(`（${meaning}）`);
    });
  });

test('a value that stands alone has its text, and an extension of another form says nothing', async () => {
  const lineOf = async (schema: string) =>
    (await pageOf(documentWith('', schema))).plain.split('\n').find((one) => one.startsWith('| `kind`'));
  expect(await lineOf("{const: 'a', enum: [a], x-enum-descriptions: [甲]}")).toContain('`a` 甲');
  for (const value of ['text', '[1]', '{a: {not: string}}', 'null'])
    expect(await lineOf(`{type: string, enum: [a], x-enum-descriptions: ${value}}`)).toContain('固定为 a');
});

test('extensions of other tools are never looked into', async () => {
  const {plain} = await pageOf(
    documentWith(
      "x-policy: {list: {$ref: 'missing.yaml'}, not: 1, url: {$ref: 'https://a.example/x.yaml'}}",
      '{type: string, x-any: {properties: 1, $ref: nowhere}}',
    ),
  );
  expect(plain).toContain('| `kind`');
});
