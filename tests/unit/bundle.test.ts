import {expect, test} from './plain-test';
import path from 'path';
import {bundleContract, openContracts} from '../../contract';
import {writeFiles} from '../fixtures/written-files';

/** The contract `a` of these files, bundled. */
function bundled(files: Record<string, unknown>): Record<string, unknown> {
  const site = test.info().outputPath('site');
  const all = {...files, 'a.json': {openapi: '3.0.3', info: {title: 'A'}, ...(files['a.json'] as object)}};
  for (const [file, data] of Object.entries(all))
    writeFiles(path.join(site, 'docs/_contract'), {[file]: JSON.stringify(data)});
  const contracts = openContracts(site, 'docs');
  return bundleContract({number: '1.0', folder: 'docs', names: ['a'], contracts}, 'a') as never;
}

const answering = (schema: object) => ({
  get: {responses: {200: {description: 'Done.', content: {'application/json': {schema}}}}},
});

test('schemas of one name in several files become components of their own, and one that a component only refers to takes its place', () => {
  const {components} = bundled({
    'a.json': {
      paths: {'/a': answering({$ref: 'one/thing.json'}), '/b': answering({$ref: 'two/thing.json'})},
      components: {schemas: {Own: {$ref: 'own.json'}}},
    },
    'own.json': {$ref: 'one/own.json'},
    'one/own.json': {type: 'number'},
    'one/thing.json': {type: 'string'},
    'two/thing.json': {
      type: 'object',
      properties: {more: {$ref: '#/definitions/More'}},
      definitions: {More: {type: 'boolean'}},
    },
  }) as {components: {schemas: object}};
  expect(components.schemas).toMatchObject({
    Own: {type: 'number'},
    thing: {type: 'string'},
    'thing-2': {properties: {more: {$ref: '#/components/schemas/More'}}},
    More: {type: 'boolean'},
  });
});

test('a schema that contains itself through another file ends in a component', () => {
  const {components} = bundled({
    'a.json': {paths: {'/a': answering({$ref: 'tree.json'})}},
    'tree.json': {type: 'object', properties: {inner: {$ref: './tree.json'}, parameters: {items: {$ref: 'tree.json'}}}},
  }) as {components: object};
  const $ref = '#/components/schemas/tree';
  expect(components).toEqual({
    schemas: {tree: {type: 'object', properties: {inner: {$ref}, parameters: {items: {$ref}}}}},
  });
});

test('path items stand where they are referenced; parameters, answers and forms of a discriminator become components', () => {
  const {paths, components} = bundled({
    'a.json': {paths: {'/a': {$ref: 'paths/a.json'}}},
    'paths/a.json': {
      parameters: [{$ref: '../parts.json#/Page'}],
      post: {requestBody: {$ref: '../parts.json#/Body'}, responses: {200: {$ref: '../parts.json#/Done'}}},
    },
    'parts.json': {
      Page: {name: 'page', in: 'query', schema: {type: 'integer'}},
      Done: {description: 'Done.'},
      Body: {content: {'application/json': {schema: {discriminator: {propertyName: 'kind', mapping: {cat: '#/Cat'}}}}}},
      Cat: {type: 'object'},
    },
  }) as {paths: object; components: object};
  expect(paths).toEqual({
    '/a': {
      parameters: [{$ref: '#/components/parameters/Page'}],
      post: {
        requestBody: {$ref: '#/components/requestBodies/Body'},
        responses: {200: {$ref: '#/components/responses/Done'}},
      },
    },
  });
  const mapping = {cat: '#/components/schemas/Cat'};
  expect(components).toMatchObject({
    schemas: {Cat: {type: 'object'}},
    requestBodies: {Body: {content: {'application/json': {schema: {discriminator: {mapping}}}}}},
  });
});

test('what looks like a reference in data or in an extension is left alone', () => {
  const schema = {type: 'object', example: {$ref: 'none.json'}, 'x-theirs': {$ref: 'none.json'}};
  const {paths} = bundled({'a.json': {paths: {'/a': answering(schema)}}}) as {paths: object};
  expect(paths).toEqual({'/a': answering(schema)});
});

test('what offends the standard is corrected', () => {
  const {paths} = bundled({'a.json': {paths: {'/a': answering({type: 'any', description: null})}}}) as {paths: object};
  expect(paths).toEqual({'/a': answering({})});
});

test('what is internal is left out', () => {
  const open = answering({type: 'object', properties: {b: {type: 'string'}}});
  const schema = {type: 'object', properties: {b: {type: 'string'}, c: {type: 'string', 'x-internal': true}}};
  const {paths} = bundled({
    'a.json': {paths: {'/a': {...answering(schema), put: {'x-internal': true}}, '/b': {'x-internal': true}}},
  }) as {paths: object};
  expect(paths).toEqual({'/a': open});
});

test('what refers to an internal part is left out, in whatever way the document is split into files', () => {
  const hidden = {'x-internal': true, get: {responses: {}}};
  const secret = {type: 'string', 'x-internal': true};
  const body = {type: 'object', required: ['b', 'c'], properties: {b: {type: 'string'}, c: {$ref: 'secret.json'}}};
  const seen = answering({type: 'object', required: ['b'], properties: {b: {type: 'string'}}});
  const parts = {'secret.json': secret, 'hidden.json': hidden, 'operation.json': {...hidden.get, 'x-internal': true}};
  const paths = {'/a': {...answering(body), put: {$ref: 'operation.json'}}, '/b': {$ref: 'hidden.json'}, '/c': hidden};
  const parameters = [{$ref: 'q.json'}, {$ref: 'p.json'}];
  const [p, q] = ['p', 'q'].map((name) => ({name, in: 'query', schema: {}, ...(name === 'q' && {'x-internal': true})}));
  const inPart = bundled({...parts, 'a.json': {paths: {$ref: 'paths.json'}}, 'paths.json': paths});
  expect([inPart.paths, JSON.stringify(inPart).includes('internal')]).toEqual([{'/a': seen}, false]);
  const inDocument = bundled({
    ...parts,
    'p.json': p,
    'q.json': q,
    'a.json': {paths: {...paths, '/d': {get: {parameters, responses: {}}}}},
  });
  expect(JSON.stringify(inDocument)).not.toContain('internal');
  expect(inDocument.paths).toMatchObject({
    '/a': seen,
    '/d': {get: {parameters: [{$ref: '#/components/parameters/p'}]}},
  });
});
