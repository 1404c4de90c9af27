import {expect, test} from './plain-test';
import {collectProblems, openContracts} from '../../contract';
import {bundled} from './fixtures/swagger2';
import {siteWith} from './fixtures/site-with';

test('files that a document of Swagger 2.0 refers to are read in the same way', () => {
  const {paths, components} = bundled({
    'docs/_contract/pets.yaml':
      "swagger: '2.0'\ninfo: {title: A, version: '1'}\nproduces: [text/csv]\npaths: {/a: {$ref: paths/a.yaml}}\ndefinitions: {Pet: {type: object, x-nullable: true}}\n",
    'docs/_contract/paths/a.yaml':
      "get:\n  parameters: [{$ref: '../parts/shared.yaml#/Trace'}, {name: p, in: query, type: integer}]\n  responses: {200: {description: Done., schema: {$ref: '../pets.yaml#/definitions/Pet'}}, 400: {$ref: '../parts/shared.yaml#Bad'}}\n",
    'docs/_contract/parts/shared.yaml':
      "Trace: {name: X-Trace, in: header, type: string}\nBad: {description: Bad., schema: {$ref: '#/Failure'}}\nFailure: {properties: {headers: {type: string, x-example: a}}}\n",
  });
  expect(paths['/a'].get).toEqual({
    parameters: [{$ref: '#/components/parameters/Trace'}, {name: 'p', in: 'query', schema: {type: 'integer'}}],
    responses: {
      200: {description: 'Done.', content: {'text/csv': {schema: {$ref: '#/components/schemas/Pet'}}}},
      400: {$ref: '#/components/responses/Bad'},
    },
  });
  expect(components).toMatchObject({
    parameters: {Trace: {name: 'X-Trace', in: 'header', schema: {type: 'string'}}},
    responses: {Bad: {content: {'text/csv': {schema: {$ref: '#/components/schemas/Failure'}}}}},
    schemas: {Failure: {properties: {headers: {type: 'string', example: 'a'}}}, Pet: {type: ['object', 'null']}},
  });
});

test('bodies and parts of forms may stand in other files, with the media types of the operation', () => {
  const {paths} = bundled({
    'docs/_contract/pets.yaml':
      "swagger: '2.0'\ninfo: {title: A, version: '1'}\nconsumes: [text/csv]\npaths:\n  /a: {$ref: paths/a.yaml}\n  /b:\n    post:\n      consumes: [application/xml]\n      parameters: [{$ref: parts/body.yaml}, {$ref: 'parts/shared.yaml#/Trace'}]\n      responses: {204: {description: Done.}}\n    put:\n      parameters: [{$ref: 'parts/shared.yaml#/Whole'}]\n      responses: {204: {description: Done.}}\n  /c:\n    post:\n      parameters: [{$ref: 'common-pets.yaml#/parameters/Pet'}]\n      responses: {204: {description: Done.}}\n",
    'docs/_contract/common-pets.yaml':
      "swagger: '2.0'\ninfo: {title: B, version: '1'}\npaths: {}\nparameters: {Pet: {name: pet, in: body, schema: {$ref: '#/definitions/Pet'}}}\ndefinitions: {Pet: {type: object, x-nullable: true}}\n",
    'docs/_contract/paths/a.yaml':
      "post:\n  parameters: [{$ref: '../parts/shared.yaml#/Name'}, {$ref: '#/More'}]\n  responses: {204: {description: Done.}}\nMore: {name: more, in: formData, type: file}\n",
    'docs/_contract/parts/shared.yaml':
      'Trace: {name: X-Trace, in: header, type: string}\nName: {name: name, in: formData, type: string, required: true}\nWhole: {name: pet, in: body, schema: {$ref: kinds.yaml#/Kind}}\n',
    'docs/_contract/parts/body.yaml':
      "{name: pet, in: body, required: true, description: The pet., schema: {properties: {kind: {$ref: 'kinds.yaml#/Kind'}}}}\n",
    'docs/_contract/parts/kinds.yaml': 'Kind: {type: string, x-nullable: true}\n',
  });
  const content = (path: string) => paths[path].post.requestBody.content;
  expect(Object.keys(content('/b'))).toEqual(['application/xml']);
  expect(paths['/b'].post).toMatchObject({requestBody: {required: true, description: 'The pet.'}, parameters: [{}]});
  expect(content('/b')['application/xml'].schema).toEqual({$ref: '#/components/schemas/schema'});
  expect(content('/a')).toMatchObject({
    'multipart/form-data': {schema: {required: ['name'], properties: {name: {type: 'string'}, more: {}}}},
  });
  expect(paths['/b'].put.requestBody.content['text/csv'].schema).toEqual({$ref: '#/components/schemas/Kind'});
  expect(content('/c')['text/csv'].schema).toMatchObject({$ref: '#/components/schemas/Pet'});
});

test('a mistake in a body of another file has its line there', () => {
  const site = siteWith({
    'docs/_contract/pets.yaml':
      "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {/a: {post: {parameters: [{$ref: 'parts/a.yaml#/Pet'}], responses: {204: {description: Done.}}}}}\n",
    'docs/_contract/parts/a.yaml': 'Pet:\n  name: pet\n  in: body\n  schema: {properties: [a]}\n',
  });
  const [problem] = collectProblems(() => (openContracts(site, 'docs').read('pets'), []));
  expect(problem).toMatchObject({file: 'docs/_contract/parts/a.yaml', line: 4});
});
