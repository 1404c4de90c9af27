import {expect, test} from './plain-test';
import {expandPage} from './fixtures/small-site';
import {siteWith} from './fixtures/site-with';

const DOCUMENT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /kinds:
    get:
      operationId: listKinds
      summary: ''
      parameters: [{name: kind, in: query, schema: {type: string, enum: [constructor, __proto__, method]}}]
      responses: {'204': {description: Done.}}
  /kinds/{id}:
    get: {operationId: '', summary: ' ', responses: {'204': {description: Done.}}}
`;

test('an empty summary is none, and values named as what every object has mean nothing', async () => {
  const site = siteWith({'docs/_contract/a.yaml': DOCUMENT});
  const {plain, problems} = await expandPage(
    site,
    '```openapi a#listKinds\n```\n\n```openapi a#get /kinds/{id}\n```\n',
  );
  expect(problems).toEqual([]);
  expect(plain).toMatch(/^## listKinds$/m);
  expect(plain).toMatch(/^## GET \/kinds\/\\?\{id\}$/m);
  expect(plain).toContain('取值：`constructor`；`__proto__`；`method`。');
});
