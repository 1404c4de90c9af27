import {expect, test} from './plain-test';
import {DOCUMENT, bundled} from './fixtures/swagger2';
import {siteWith} from './fixtures/site-with';
import {collectProblems, openContracts} from '../../contract';
import {numeral} from '../../contract/values/numerals';
import {downloadsOf} from '../../src/plugins/docs/blocks/downloads';

test('a document of Swagger 2.0 is read in the words of OpenAPI 3.1', () => {
  const {openapi, servers, paths, components, ...rest} = bundled({'docs/_contract/pets.yaml': DOCUMENT});
  expect(Object.keys(rest).filter((key) => !key.startsWith('x-'))).toEqual(['info']);
  expect(openapi).toBe('3.1.0');
  expect(servers).toEqual([{url: 'https://api.example.com/v2'}, {url: 'http://api.example.com/v2'}]);
  const pet = {$ref: '#/components/schemas/Pet'};
  const {parameters, get, put, post} = paths['/pets/{id}'];
  expect(parameters).toMatchObject([{name: 'id', example: '007', schema: {type: 'string'}}]);
  expect(get.parameters).toEqual([
    {$ref: '#/components/parameters/page'},
    {name: 'tags', in: 'query', style: 'form', explode: false, schema: {type: 'array', items: {type: 'string'}}},
    {name: 'many', in: 'query', schema: {type: 'array', items: {type: 'string'}}},
    {
      name: 'piped',
      in: 'query',
      style: 'pipeDelimited',
      explode: false,
      schema: {type: 'array', items: {type: 'string'}},
    },
  ]);
  const named = {named: {value: {id: 2}}};
  expect(get.responses).toEqual({
    200: {
      description: 'Done.',
      headers: {'X-Left': {description: 'Calls that are left.', schema: {type: 'integer'}}},
      content: {
        'text/csv': {schema: pet, examples: named},
        'application/json': {schema: pet, example: {type: 'file', id: numeral('9007199254740993')}, examples: named},
      },
    },
    400: {description: 'Bad.', content: {'text/csv': {schema: pet}}},
  });
  expect(put).toMatchObject({
    servers: [{url: 'http://api.example.com/v2'}],
    requestBody: {required: true, content: {'application/json': {schema: pet}}},
  });
  const file = {type: 'string', contentMediaType: 'application/octet-stream'};
  expect(post).toEqual({
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['picture'],
            properties: {
              picture: {description: 'Its picture.', ...file},
              tags: {type: 'array', items: {type: 'string'}},
            },
          },
          encoding: {tags: {style: 'form', explode: false}},
        },
      },
    },
    responses: {
      200: {
        description: 'A picture.',
        content: {'application/json': {schema: file}, 'application/xml': {schema: file}},
      },
      400: {$ref: '#/components/responses/Bad'},
    },
  });
  expect(components).toMatchObject({
    parameters: {page: {name: 'page', in: 'query', schema: {type: 'integer', minimum: 1, default: 1}}},
    responses: {Bad: {content: {'application/json': {schema: pet}, 'application/xml': {schema: pet}}}},
    securitySchemes: {
      name: {type: 'http', scheme: 'basic'},
      key: {type: 'apiKey', name: 'X-Key', in: 'header'},
      code: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://a.example/auth',
            tokenUrl: 'https://a.example/token',
            scopes: {read: 'Reads'},
          },
        },
      },
    },
    schemas: {
      Pet: {
        discriminator: {propertyName: 'kind'},
        properties: {
          id: {type: ['integer', 'null']},
          discriminator: {type: 'string', example: {$ref: '#/definitions/Pet'}},
        },
      },
      Dog: {allOf: [pet, {type: 'object'}]},
    },
  });
  expect(Object.keys(components.parameters)).toEqual(['page']);
});

for (const [head, servers] of [
  ['basePath: /v1', [{url: '/v1'}]],
  ['basePath: /', undefined],
  ['host: "localhost:8080"', [{url: 'http://localhost:8080'}]],
  ['host: api.example.com', [{url: 'https://api.example.com'}]],
] as const) {
  test(`a document with ${head} alone has the servers that are known`, () => {
    const text = `swagger: '2.0'\ninfo: {title: A, version: '1'}\n${head}\npaths: {}\n`;
    expect(bundled({'docs/_contract/pets.yaml': text}).servers).toEqual(servers);
  });
}

const MISTAKES: [from: string, to: string, message: string, line: string][] = [
  [
    "description: Done.\n          schema: {$ref: '#/definitions/Pet'}",
    "description: Done.\n          schema: {$ref: '#/definitions/Cat'}",
    'Cat" leads nowhere',
    "          schema: {$ref: '#/definitions/Pet'}",
  ],
  ['items: {type: string, collectionFormat: csv}', 'items: [5]', '"items" must be object', 'name: tags, in: query'],
  [
    "required: true, schema: {$ref: '#/definitions/Pet'}",
    'required: true, schema: {properties: [a]}',
    '"properties" must be object',
    'pet: {name: pet',
  ],
  [
    'items: {type: string}}\n      responses: {200',
    'items: [5]}\n      responses: {200',
    '"items" must be object',
    'name: tags, in: formData',
  ],
  ['properties: {bark:', 'properties: [a], x-more: {bark:', '"properties" must be object', '  Dog:'],
  [
    "description: Bad., schema: {$ref: '#/definitions/Pet'}",
    'description: Bad., schema: {items: [a]}',
    '"items" must be object',
    '  Bad:',
  ],
];

for (const [from, to, message, line] of MISTAKES)
  test(`the mistake ${to.split('\n').pop()} has the line of what was written`, () => {
    const site = siteWith({'docs/_contract/pets.yaml': DOCUMENT.replace(from, to)});
    const [problem] = collectProblems(() => (openContracts(site, 'docs').read('pets'), []));
    expect(problem.message).toContain(message);
    expect(problem.line).toBe(DOCUMENT.split('\n').findIndex((one) => one.includes(line)) + 1);
  });

test('a list with tabs is the text that is sent, as no word of OpenAPI 3 is for it', () => {
  const tags = 'type: array, collectionFormat: tsv, items: {type: string}, default: [a]';
  const {paths} = bundled({
    'docs/_contract/pets.yaml': `swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {/a: {post: {parameters: [{name: q, in: query, description: Tags., ${tags}}, {name: f, in: formData, ${tags}}], responses: {204: {description: Done.}}}}}\n`,
  });
  const {parameters, requestBody} = paths['/a'].post;
  expect(parameters).toEqual([
    {name: 'q', in: 'query', description: 'Tags.\n\n多个值用制表符分隔。', schema: {type: 'string'}},
  ]);
  expect(requestBody.content['application/x-www-form-urlencoded'].schema.properties).toEqual({
    f: {type: 'string', description: '多个值用制表符分隔。'},
  });
});

test('what was written is a download, unless it has parts elsewhere or hides some', () => {
  const downloads = (text: string): readonly string[] => {
    const site = siteWith({'docs/_contract/pets.yaml': text});
    return downloadsOf('1.0', ['pets'], openContracts(site, 'docs'), false).map(({file}) => file);
  };
  expect(downloads(DOCUMENT)).toContain('swagger-pets.yaml');
  for (const text of [
    DOCUMENT.replace('put:', 'put:\n      x-internal: true'),
    DOCUMENT.replace('Bad: {', "Bad: {x-more: {$ref: 'more.yaml'}, "),
    "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\n",
  ])
    expect(downloads(text)).not.toContain('swagger-pets.yaml');
});
