import {expect, test} from './plain-test';
import {readFileSync, symlinkSync} from 'fs';
import path from 'path';
import {write} from './fixtures/site-with';
import {readDocuments} from '../../tools/adopt/documents';
import type {Document} from '../../tools/adopt/documents';

const STRANGE = path.join(__dirname, '..', 'fixtures', 'strange-contract', 'pet-store.json');

const HEAD = "openapi: 3.0.3\ninfo: {title: A, version: '1'}\n";
const answering = (file: string): string =>
  `paths: {/a: {get: {responses: {'200': {description: A, content: {application/json: {schema: {$ref: ${file}}}}}}}}}\n`;

const textsOf = ({contents}: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(contents, ([file, content]) => [file, Buffer.from(content).toString('utf8')]));

test('a document of several files is read from its folder, from a folder above where that is named, and never further', () => {
  const file = write('api/openapi.yaml', `${HEAD}${answering("'../schemas/pet.yaml'")}`);
  write(
    'schemas/pet.yaml',
    'type: object\nproperties: {id: {type: integer, example: 9007199254740993}}\nx-more: {$ref: nowhere.yaml}\n',
  );
  expect(() => readDocuments([file])).toThrow(
    /api\/openapi\.yaml:3:\d+: \$ref "\.\.\/schemas\/pet\.yaml" leads out of .*api, the only folder from which files are read\. Name a folder above with --folder/,
  );
  const [above] = readDocuments([file], path.dirname(path.dirname(file)));
  const text = textsOf(above)['docs/_contract/openapi.yaml'];
  expect(text).toContain('example: 9007199254740993');
  expect(text).toContain('schemas:\n    pet:\n      type: object');
  const link = path.join(path.dirname(file), 'outside.yaml');
  symlinkSync('../schemas/pet.yaml', link);
  expect(() => readDocuments([write('api/linked.yaml', `${HEAD}${answering('outside.yaml')}`)])).toThrow(
    'outside.yaml:1: is a link that leads out of its folder',
  );
});

test('a part of a document in a folder may refer to what lies above both', () => {
  const file = write(
    'api/openapi.yaml',
    "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {$ref: paths/a.yaml}}\n",
  );
  write('api/paths/a.yaml', "get: {responses: {'404': {$ref: '../../shared/answers.yaml#/None'}}}\n");
  write('shared/answers.yaml', 'None: {description: Nothing there.}\n');
  const [above] = readDocuments([file], path.dirname(path.dirname(file)));
  expect(textsOf(above)['docs/_contract/openapi.yaml']).toContain('description: Nothing there.');
});

test('a document and its parts in folders stay as the provider wrote them, byte for byte', () => {
  const text = `\ufeff${HEAD}${answering("'parts/pet.yaml'")}`.replaceAll('\n', '\r\n');
  const file = write('Shop API.yml', text);
  write('parts/pet.yaml', 'type: object # a pet\n');
  const [{contract, contents}] = readDocuments([file]);
  expect([contract, ...contents.keys()]).toEqual([
    'docs/_contract/shop-api.yml',
    'docs/_contract/shop-api.yml',
    'docs/_contract/parts/pet.yaml',
  ]);
  expect(Buffer.from(contents.get(contract) ?? '')).toEqual(Buffer.from(text));
  expect(textsOf(readDocuments([STRANGE])[0])).toEqual({
    'docs/_contract/pet-store.json': readFileSync(STRANGE, 'utf8'),
  });
});

test('parts that would be the same file of the site are refused, unless they are the same', () => {
  const one = write('a/one.yaml', `${HEAD}${answering("'parts/pet.yaml'")}`);
  const two = write('b/two.yaml', `${HEAD}${answering("'parts/pet.yaml'")}`);
  write('a/parts/pet.yaml', 'type: object\n');
  write('b/parts/pet.yaml', 'type: object\n');
  expect(readDocuments([one, two])).toHaveLength(2);
  write('b/parts/pet.yaml', 'type: string\n');
  expect(() => readDocuments([one, two])).toThrow('its part parts/pet.yaml is another file than that of');
});

test('what is wrong in a file of a document is named with that file and its line', () => {
  const file = write('openapi.yaml', `${HEAD}${answering("'parts/pet.yaml'")}`);
  write('parts/pet.yaml', 'type: object\nproperties: [a]\n');
  expect(() => readDocuments([file])).toThrow(/\[adopt\] .*parts\/pet\.yaml:2:\d+: "properties" must be object/);
});
