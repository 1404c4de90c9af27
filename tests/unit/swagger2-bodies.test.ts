import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {bundleContract, contractVersions} from '../../contract';

test('several bodies of an operation are forms of one, beside its form', () => {
  const text = `swagger: '2.0'
info: {title: A, version: '1'}
paths:
  /jobs:
    post:
      consumes: [application/json, ' multipart/form-data']
      parameters:
        - {name: byText, in: body, description: Of a text., schema: {$ref: '#/definitions/Text'}}
        - {name: byNumber, in: body, schema: {type: object, properties: {number: {type: integer}}}}
        - {name: title, in: formData, type: string, required: true}
      responses: {204: {description: Done.}}
definitions:
  Text: {type: object, properties: {text: {type: string}}}
`;
  const site = siteWith({'docs/_contract/jobs.yaml': text});
  const {paths} = bundleContract(contractVersions(site, [{number: '1.0', folder: 'docs'}])[0], 'jobs');
  expect(paths?.['/jobs'].post?.requestBody).toEqual({
    content: {
      'application/json': {
        schema: {
          anyOf: [
            {title: 'byText', description: 'Of a text.', $ref: '#/components/schemas/Text'},
            {title: 'byNumber', type: 'object', properties: {number: {type: 'integer'}}},
          ],
        },
      },
      'multipart/form-data': {schema: {type: 'object', required: ['title'], properties: {title: {type: 'string'}}}},
    },
  });
});
