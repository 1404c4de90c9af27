import {expect, test} from './plain-test';
import path from 'path';
import {contractFiles, createResolve, formatProblem, openContracts} from '../../contract';
import type {Contracts} from '../../contract';
import {checkDocument} from '../../contract/read/document';
import {upgrade} from '../../contract/read/upgrade';
import {validatorOf} from '../../contract/values/validators';
import {createLocate, positionOf} from '../../contract/model/schema';
import {writeFiles} from '../fixtures/written-files';

function contractsOf(files: Record<string, string>) {
  const site = test.info().outputPath('site');
  writeFiles(path.join(site, 'docs', '_contract'), files);
  return openContracts(site, 'docs');
}

const START = 'openapi: 3.1.0\ninfo: {title: A}\n';
const withSchemas = (schemas: string): string => `${START}components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}\n`;
const problemsOf = (contracts: Contracts, name = 'a'): string[] =>
  checkDocument(name, contracts).problems.map(formatProblem);

test('a family is a file with the ending yaml, yml or json; two of one name are refused', () => {
  const contracts = contractsOf({
    'a.yml': START,
    'b.json': '{"openapi": "3.1.0", "info": {"title": "B"}}',
    'c.yaml': START,
    'schemas/d.yaml': 'D: {}\n',
    'notes.txt': '',
  });
  expect(contracts.names).toEqual(['a', 'b', 'c']);
  expect(contracts.names.map((name) => contracts.read(name).info?.title)).toEqual(['A', 'B', 'A']);
  expect(contractFiles(test.info().outputPath('site')).map((file) => path.basename(file))).toEqual([
    'a.yml',
    'b.json',
    'c.yaml',
    'd.yaml',
  ]);
  const twins = contractsOf({'a.json': '{}'});
  expect(() => twins.read('a')).toThrow(
    '[contract] docs/_contract/a.json:1: docs/_contract/a.yml has the same name. Drop one of them, or rename it.',
  );
});

test('the second document of a file is refused where it begins', () => {
  const text = withSchemas('Pet: {type: object}');
  expect(() => contractsOf({'a.yaml': `${text}---\n${text}`}).read('a')).toThrow(
    '[contract] docs/_contract/a.yaml:6:1: A second document begins here, where a file has one.',
  );
});

test('references lead through files in folders, each from where it stands', () => {
  const contracts = contractsOf({
    'a.yaml': withSchemas("Pet: {$ref: './schemas/pet.yaml#/Pet'}\nTag: {type: string}"),
    'schemas/pet.yaml':
      "Pet: {type: object, properties: {tag: {$ref: './more/tag.json'}, home: {$ref: '#/Home'}, other: {$ref: '../a.yaml#/components/schemas/Tag'}}}\nHome: {type: string}\n",
    'schemas/more/tag.json': '{"type": "object", "properties": {"pet": {"$ref": "../pet.yaml#/Pet"}}}',
  });
  expect(problemsOf(contracts)).toEqual([]);
  const resolve = createResolve(contracts, 'a');
  const pet = resolve({$ref: '#/components/schemas/Pet'});
  const {tag, home, other} = pet.properties ?? {};
  expect([resolve(tag).type, resolve(home).type, resolve(other)]).toEqual(['object', 'string', {type: 'string'}]);
  expect(resolve(resolve(tag).properties?.pet ?? {})).toBe(pet);
  const start = {schema: {$ref: '#/components/schemas/Pet'}, file: 'docs/_contract/a.yaml', keys: []};
  const located = createLocate(contracts)(start);
  const inner = createLocate(contracts)({...located, schema: located.schema.properties?.tag ?? {}});
  expect([located.file, inner.file]).toEqual([
    'docs/_contract/schemas/pet.yaml',
    'docs/_contract/schemas/more/tag.json',
  ]);
  expect(positionOf({file: inner.file, keys: ['properties', 'pet']}, contracts)).toEqual({line: 1, column: 42});
});

test('what is wrong in a file of a folder is named with that file', () => {
  const contracts = contractsOf({
    'a.yaml': withSchemas("Pet: {$ref: 'pet/pet.yaml'}\nDog: {$ref: 'pet/dog.yaml'}"),
    'pet/pet.yaml': "type: object\nproperties: {a: {$ref: '#/b'}, c: [1]}\n",
  });
  expect(problemsOf(contracts)).toEqual([
    '[contract] docs/_contract/a.yaml:6:17: $ref "pet/dog.yaml" names a file that does not exist. Known: a.yaml.',
    expect.stringContaining('[contract] docs/_contract/pet/pet.yaml:2:35: "c" must be object'),
    expect.stringContaining('[contract] docs/_contract/pet/pet.yaml:2:24: $ref "#/b" leads nowhere.'),
  ]);
});

test('keys beside a reference apply with its target, which stays one object without them', () => {
  const contracts = contractsOf({'a.yaml': withSchemas('A: {type: string, description: One., minLength: 1}')});
  const resolve = createResolve(contracts, 'a');
  const $ref = '#/components/schemas/A';
  expect(resolve({$ref})).toBe(resolve({$ref}));
  expect(resolve({$ref, description: 'Other.', deprecated: true})).toEqual({
    type: 'string',
    description: 'Other.',
    minLength: 1,
    deprecated: true,
  });
  expect(resolve({$ref, description: 'Other.'})).toBe(resolve({$ref, description: 'Other.'}));
  expect(resolve({$ref, minLength: 3})).toEqual({minLength: 3, allOf: [resolve({$ref})]});
});

test('an encoded reference leads to the path that it means', () => {
  const contracts = contractsOf({
    'a.yaml': `${START}paths:\n  /a/{id}: {get: {responses: {'200': {description: One.}}}}\n  /b: {get: {responses: {'200': {$ref: '#/paths/~1a~1%7Bid%7D/get/responses/200'}}}}\n`,
  });
  expect(contracts.read('a').paths?.['/b'].get.responses['200'].description).toBe('One.');
});

test('OpenAPI 3.0 is read in the words of 3.1, and data stays as it is', () => {
  const data = {nullable: true, exclusiveMinimum: true};
  const upgraded = upgrade({
    openapi: '3.0.3',
    components: {
      schemas: {
        a: {type: 'string', nullable: true, default: data, example: data, enum: [data], 'x-a': data},
        b: {minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false},
        c: {nullable: true, $ref: '#/components/schemas/a'},
        d: {
          type: 'object',
          properties: {
            nullable: {type: 'boolean'},
            all: true,
            none: false,
            default: {type: 'string', format: 'binary'},
            text: {type: 'string', format: 'byte'},
          },
          additionalProperties: false,
        },
      },
    },
  });
  expect(upgraded).toEqual({
    openapi: '3.0.3',
    components: {
      schemas: {
        a: {type: ['string', 'null'], default: data, example: data, enum: [data], 'x-a': data},
        b: {exclusiveMinimum: 1, maximum: 2},
        c: {anyOf: [{$ref: '#/components/schemas/a'}, {type: 'null'}]},
        d: {
          type: 'object',
          properties: {
            nullable: {type: 'boolean'},
            all: {},
            none: {not: {}},
            default: {type: 'string', contentMediaType: 'application/octet-stream'},
            text: {type: 'string', contentEncoding: 'base64'},
          },
          additionalProperties: false,
        },
      },
    },
  });
  const modern = {openapi: '3.1.0', components: {schemas: {a: {type: 'string', format: 'binary'}}}};
  expect(upgrade(modern)).toBe(modern);
  const mixed = {openapi: '3.1.0', components: {schemas: {a: {type: 'string', nullable: true}}}};
  expect(upgrade(mixed)).toMatchObject({components: {schemas: {a: {type: ['string', 'null']}}}});
});

test('examples of a schema that contains itself are checked all the way down', () => {
  const contracts = contractsOf({
    'a.yaml': withSchemas(
      "A: {type: object, required: [name], properties: {name: {type: string, pattern: '(?i)a'}, inner: {type: array, items: {$ref: '#/components/schemas/A'}}, $ref: {const: {$ref: a}}}}",
    ),
  });
  const validate = validatorOf({$ref: '#/components/schemas/A'}, createResolve(contracts, 'a'));
  expect(validate({name: 'a', inner: [{name: 'b', inner: []}], $ref: {$ref: 'a'}})).toBe(true);
  expect(validate({name: 'a', inner: [{name: 'b', inner: [{}]}]})).toBe(false);
  expect(validate.errors?.map(({instancePath}) => instancePath)).toEqual(['/inner/0/inner/0']);
});

test('what OpenAPI does not know is refused with what is known, extensions and keywords of schemas are not', () => {
  const contracts = contractsOf({
    'a.yaml': `${START}sever: []\nx-a: 1\npaths:\n  /a:\n    get:\n      reponses: {}\n      x-b: 1\n      parameters: [{name: a, in: query, schema: {type: string, colour: red}}]\n`,
  });
  expect(problemsOf(contracts)).toEqual([
    expect.stringMatching(
      /^\[contract\] docs\/_contract\/a\.yaml:3:8: "sever" is unknown here\. Known: openapi, .* Did you mean servers\?/,
    ),
    expect.stringMatching(
      /^\[contract\] docs\/_contract\/a\.yaml:8:17: "reponses" is unknown here\. .* Did you mean responses\?/,
    ),
  ]);
});
