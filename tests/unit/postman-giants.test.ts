import {expect, test} from './plain-test';
import {withoutGiants} from '../../src/plugins/publish/files/contracts/postman/giants';
import type {OpenApi} from '../../contract';

const reference = (level: number) => ({$ref: `#/components/schemas/S${level}`});

/** A schema of a few levels, each of which refers to the next one ten times. */
function documentOf(levels: number): OpenApi {
  const schemas = Object.fromEntries(
    Array.from({length: levels}, (_, level) => [
      `S${level}`,
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({length: 10}, (_, at) => [`p${at}`, reference(level + 1)])),
      },
    ]),
  );
  const content = {'application/json': {schema: reference(0), example: {schema: reference(0)}}};
  return {
    paths: {'/a': {post: {requestBody: {content}, responses: {'200': {description: 'A', content}}}}},
    components: {schemas: {...schemas, [`S${levels}`]: {type: 'string'}}},
  } as unknown as OpenApi;
}

test('a schema that is written out in billions of parts is left out of the collection, its example is not', () => {
  const large = documentOf(12);
  const {paths, components} = withoutGiants(large);
  expect(components?.schemas).toBe(large.components?.schemas);
  const media = {schema: {}, example: {schema: reference(0)}};
  expect(paths?.['/a'].post).toEqual({
    requestBody: {content: {'application/json': media}},
    responses: {'200': {description: 'A', content: {'application/json': media}}},
  });
});

test('a document of usual size stays as it is', () => {
  const usual = documentOf(3);
  expect(withoutGiants(usual)).toBe(usual);
});

test('bounds and patterns that take for ever are left out, those of usual schemas are not', () => {
  const schemaOf = (schema: object) => ({paths: {}, components: {schemas: {A: schema}}}) as unknown as OpenApi;
  const left = (schema: object) => withoutGiants(schemaOf(schema)).components?.schemas?.A;
  expect(
    left({type: 'string', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$', minLength: 1e9, example: {pattern: '(a+)+'}}),
  ).toEqual({
    type: 'string',
    example: {pattern: '(a+)+'},
  });
  const usual = {type: 'string', pattern: '^[a-z]+(-[a-z]+)?$', minLength: 3, maxLength: 1e9};
  expect(left(usual)).toBe(usual);
});

test('extensions, in which the converter follows references, are left out, but not properties with such names', () => {
  const properties = {'x-then': {type: 'string'}, default: {type: 'string', 'x-if': {$ref: 'nowhere.yaml'}}};
  const document = {paths: {}, components: {schemas: {A: {type: 'object', properties, 'x-order': 1}}}};
  expect(withoutGiants(document as unknown as OpenApi).components?.schemas?.A).toEqual({
    type: 'object',
    properties: {'x-then': {type: 'string'}, default: {type: 'string'}},
    'x-order': 1,
  });
});
