import {expect, test} from './plain-test';
import path from 'path';
import {write} from './fixtures/site-with';
import {readDocuments} from '../../tools/adopt/documents';
import type {Document} from '../../tools/adopt/documents';
import {otherTexts, wordsOf} from '../../tools/adopt/language';
import {familyName, pageNames} from '../../tools/adopt/names';
import {readOptions} from '../../tools/adopt/options';
import {indexPage, tagPage} from '../../tools/adopt/page-texts';
import {familyOf} from '../../tools/adopt/pages';
import {trying} from '../../tools/adopt/page-problems';
import type {Family} from '../../tools/adopt/pages';
import {assertSample} from '../../tools/adopt/plan';
import {stageDocuments} from '../../tools/adopt/stage';
import {literal} from '../../src/plugins/docs/blocks/markdown';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {nodesIn, textOf} from '../../src/plugins/docs/tree/nodes';
import {mkdirSync, readFileSync} from 'fs';
import {ProblemsError} from '../../contract';

const ROOT = path.join(__dirname, '..', '..');
const STRANGE = path.join(ROOT, 'tests', 'fixtures', 'strange-contract', 'pet-store.json');

const CHINESE = wordsOf('zh-Hans');

async function familiesOf(files: readonly string[]): Promise<readonly Family[]> {
  const folder = test.info().outputPath('stage');
  mkdirSync(folder, {recursive: true});
  const documents = readDocuments(files);
  const stage = stageDocuments(folder, '1.0', documents);
  return documents.map((document) => familyOf(stage, document, CHINESE));
}

const textsOf = ({contents}: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(contents, ([file, content]) => [file, Buffer.from(content).toString('utf8')]));

test("Chinese texts in place of Docusaurus's own stay on a Chinese site alone", () => {
  expect(['zh-Hans', 'en', 'de'].map((language) => otherTexts(language).length)).toEqual([0, 1, 1]);
});

test('names of pages are letters and digits, differ from each other, and from what Docusaurus, Windows and the folder keep', () => {
  const titles = [
    'Pet Store (v2)',
    '宠物',
    'index',
    'README',
    '1 Orders',
    'con',
    'shop',
    'Café',
    'pet store v2',
    'PET-STORE-V2',
    '_private',
  ];
  expect(pageNames(titles, 'shop')).toEqual([
    'pet-store-v2',
    'tag-2',
    'tag-index',
    'tag-readme',
    'tag-1-orders',
    'tag-con',
    'tag-shop',
    'cafe',
    'pet-store-v2-2',
    'pet-store-v2-3',
    'private',
  ]);
});

test('a family is called as its file', () => {
  expect(
    ['Shop API.v2.json', 'openapi.yaml', '接口.yml', '2020.json', 'common.yaml', 'index.json'].map(familyName),
  ).toEqual(['shop-api-v2', 'openapi', 'api', 'api-2020', 'api-common', 'api-index']);
});

test('a page says which interfaces of other pages have its tag', async () => {
  const [family] = await familiesOf([STRANGE]);
  const orders = family.pages.filter(({hasOthers}) => hasOthers);
  expect(orders.map(({tag}) => tag)).toEqual(['2 Orders']);
  expect(tagPage(family.family, orders[0], CHINESE)).toContain(
    '## 其他页面的相关接口 {#others}\n\n~~~operations pet-store#2 Orders\n',
  );
});

test('every operation stands on the page of its first tag, with what the document says of the tag; those without one have their own', async () => {
  const [family] = await familiesOf([STRANGE]);
  expect(
    family.pages.map(({id, operations}) => [id, ...operations.map(({operation}) => operation.operationId)].join(' ')),
  ).toEqual([
    'pet-store/pets listPets post-pets',
    'pet-store/tag-index getPet',
    'pet-store/unused',
    'pet-store/tag-2-orders replaceOrders',
    'pet-store/tag-index-2 deletePet',
    'pet-store/other get-health probe',
  ]);
  expect(tagPage(family.family, family.pages[0], CHINESE)).toBe(
    '---\ntitle: 宠物 & <Pets>\ndescription: Everything with legs and {tails}. export default 1\n---\n\n' +
      '~~~tag pet-store#宠物 \\& <Pets>\n~~~\n\n~~~openapi pet-store#listPets\n~~~\n\n~~~openapi pet-store#post-pets\n~~~\n',
  );
});

test('several documents become several families, each with what it references in other files', async () => {
  const operation = (schema: string) =>
    `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {responses: {'200': {description: A, content: {application/json: {schema: ${schema}}}}}}}}\n`;
  const parts = write('parts/one.yaml', operation("{$ref: 'more.yaml#/Thing'}"));
  write('parts/more.yaml', 'Thing: {type: object, properties: {size: {type: integer}}}\n');
  const families = await familiesOf([STRANGE, parts]);
  expect(families.map(({family}) => family)).toEqual(['pet-store', 'one']);
  expect(textsOf(families[1])['docs/_contract/one.yaml']).toContain('size:');
  expect(indexPage(families, '商店', CHINESE)).toContain('## Pet \\& Co. \\<API\\>：服务地址 {#servers-pet-store}');
  expect(indexPage(families, '商店', CHINESE)).toContain('## A：接口目录 {#catalog-one}');
});

test('what is wrong with a document is named with its file and line', async () => {
  const refusal = async (name: string, text: string): Promise<string> => {
    const file = write(name, text);
    return familiesOf([file]).then(
      () => 'taken',
      (error: Error) => error.message.replaceAll(path.posix.relative(process.cwd(), path.dirname(file)), '…'),
    );
  };
  expect(await refusal('broken.yaml', 'openapi: [\n')).toMatch(/^\[adopt\] …\/broken\.yaml:2:1: .*Fix the YAML\.$/);
  expect(await refusal('old.json', '{"swagger": "1.2"}')).toContain(
    '[adopt] …/old.json:1: is of Swagger 1.2. Expected Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2. Convert it',
  );
  expect(
    await refusal(
      'two.yaml',
      "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {responses: {200: {schema: {items: [a]}}}}}}\n",
    ),
  ).toContain('[adopt] …/two.yaml:3:54: "items" must be object');
  expect(await refusal('none.yaml', 'a: 1\n')).toContain('has no openapi, the version of the standard.');
  expect(await refusal('map.yaml', 'openapi: 3.1.0\npaths: {/a: {get: {parameters: {a: 1}}}}\n')).toContain(
    '[adopt] …/map.yaml:2:32: "name" is missing',
  );
  expect(await refusal('far.yaml', "openapi: 3.1.0\npaths: {/a: {$ref: 'http://a.example/b.yaml'}}\n")).toContain(
    'names an address, from which nothing is read. Copy what it leads to',
  );
});

test('two documents of one name, and a file that is not there, are refused', async () => {
  const again = write('again/pet-store.json', readFileSync(STRANGE, 'utf8'));
  expect(() => readDocuments([STRANGE, again])).toThrow(
    'would be the family "pet-store", as tests/fixtures/strange-contract/pet-store.json. Rename one of the files.',
  );
  expect(() => readDocuments([path.join(ROOT, 'none.yaml')])).toThrow(
    '[adopt] none.yaml: no such file. Give the path of an OpenAPI document.',
  );
});

for (const [args, message] of [
  [[], 'no document. Expected at least one OpenAPI file.'],
  [['a.yaml', '--versoin', '2.0'], "Unknown option '--versoin'"],
  [
    ['a.yaml', '--version', '2'],
    '--version "2" is no number of a version. Expected two numbers with a point, e.g. 1.0.',
  ],
  [['a.yaml', '--title', ' '], '--title is empty.'],
  [['a.yaml', '--origin', 'docs.example/a'], '--origin "docs.example/a" is no origin.'],
] as const) {
  test(`the arguments "${args.join(' ')}" are refused`, () => {
    expect(() => readOptions(args, ROOT)).toThrow(message);
  });
}

test('a site without the sample is refused', () => {
  expect(() => assertSample(path.join(ROOT, 'contract'))).toThrow(
    'docs/_vectors/vectors.json is gone, so the site does not hold the sample any more.',
  );
});

test('a text of a document means nothing in a page', async () => {
  const text =
    'import a from "b"\n\nexport default 1\n\n# no heading {#id}\n\n---\n\n- no list\n1. none\n<b>no tag</b> {no code} `no span` ![no](https://image.example/a.png) :::note\n:::';
  const {root} = (await loadRemark()).parse(literal(text));
  expect(new Set(nodesIn(root).map(({type}) => type))).toEqual(new Set(['root', 'paragraph', 'text', 'link']));
  expect(textOf(root).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('a mistake of a page that adopt writes is one of the operation that the page shows there', async () => {
  const folder = test.info().outputPath('stage');
  const file = write(
    'two.yaml',
    `openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get: {responses: {'204': {description: A}}}\n    put: {responses: {'204': {description: A}}}\n`,
  );
  const documents = readDocuments([file]);
  const stage = stageDocuments(folder, '1.0', documents);
  const families = documents.map((document) => familyOf(stage, document, CHINESE));
  const page = tagPage('two', families[0].pages[0], CHINESE).split('\n');
  const problem = {
    plugin: 'docs',
    file: 'docs/two/other.mdx',
    line: page.findIndex((line) => line.includes('put')) + 1,
    column: 1,
    message: 'is wrong.',
  };
  const failing = () => Promise.reject(new ProblemsError([problem]));
  await expect(trying(families, stage, CHINESE, failing)).rejects.toThrow(/\[adopt\] .*\/two\.yaml:6:10: is wrong\./);
  expect(await trying(families, stage, CHINESE, () => Promise.resolve(1))).toBe(1);
});
