import {expect, test} from './plain-test';
import {contractVersions} from '../../contract';
import {stepsTo} from '../../contract/compare/compare';
import {withDrafts} from '../../tools/adopt/update/changes';
import {siteWith} from './fixtures/site-with';

const BODY = '{application/json: {schema: {type: object, properties: {id: {type: string}}}}}';
const XML = BODY.replace('json', 'xml');
const BOTH = BODY.replace(/}$/, `, ${XML.slice(1)}`);
const REVERSED = XML.replace(/}$/, `, ${BODY.slice(1)}`);

type Message = {
  readonly server?: string;
  readonly key?: string;
  readonly request?: string;
  readonly responses?: string;
  readonly notification?: string;
  readonly parameter?: string;
  readonly own?: string;
};

const contract = ({
  server = '{url: https://a.example}',
  key = 'X-Key',
  request = `{content: ${BODY}}`,
  responses = `{'200': {description: ok, content: ${BODY}}}`,
  notification = "{'200': {description: ok}}",
  parameter = '',
  own = '',
}: Message) => `openapi: 3.1.0
info: {title: A, version: '1'}
servers: [${server}]
components: {securitySchemes: {key: {type: apiKey, in: header, name: ${key}}}}
security: [{key: []}]
paths:
  /pets: {post: {operationId: addPet, ${own} parameters: [${parameter}], requestBody: ${request}, responses: ${responses}}}
webhooks:
  pet: {post: {operationId: petAdded, requestBody: {content: ${BODY}}, responses: ${notification}}}
`;

const versionsOf = (before: Message, after: Message, changes = '[]') =>
  contractVersions(
    siteWith({
      'docs/_contract/a.yaml': contract(after),
      'docs/_contract/changes.yaml': changes,
      'versioned_docs/version-1.0/_contract/a.yaml': contract(before),
    }),
    [
      {number: '2.0', folder: 'docs'},
      {number: '1.0', folder: 'versioned_docs/version-1.0'},
    ],
  );

function differencesOf(before: Message, after: Message) {
  const [{differences}] = stepsTo(versionsOf(before, after), 'docs');
  return differences.map(
    ({class: name, id, before: was, after: is}) => `${name} ${id}${was ? `: ${was} → ${is}` : ''}`,
  );
}

const answers = (...texts: readonly string[]) => ({responses: `{${texts.join(', ')}}`});
const [OK, MADE] = [`'200': {description: ok, content: ${BODY}}`, `'201': {description: ok, content: ${BODY}}`];
const LOST = `'404': {description: lost, content: ${BODY}}`;

/** A change, its differences, and those of the opposite change. */
const CASES: readonly (readonly [Message, Message, readonly string[], readonly string[]])[] = [
  [
    {request: `{content: ${BODY}}`},
    {request: `{required: true, content: ${BODY}}`},
    ['breaking body-required a#addPet'],
    ['compatible body-optional a#addPet'],
  ],
  [
    {request: `{content: ${BODY}}`},
    {request: `{content: ${BOTH}}`},
    ['compatible media-type-added a#addPet application/xml'],
    ['breaking media-type-removed a#addPet application/xml'],
  ],
  [{request: `{content: ${BOTH}}`}, {request: `{content: ${REVERSED}}`}, [], []],
  [
    {request: `{content: ${BODY}}`},
    {request: `{content: ${XML}}`},
    ['breaking media-type-changed a#addPet: `application/json` → `application/xml`'],
    ['breaking media-type-changed a#addPet: `application/xml` → `application/json`'],
  ],
  [
    answers(OK),
    answers(OK.replace(BODY, XML)),
    ['breaking media-type-changed a#addPet 200: `application/json` → `application/xml`'],
    ['breaking media-type-changed a#addPet 200: `application/xml` → `application/json`'],
  ],
  [
    answers(OK),
    answers(MADE),
    ['attention status-added a#addPet 201', 'breaking status-removed a#addPet 200'],
    ['attention status-added a#addPet 200', 'breaking status-removed a#addPet 201'],
  ],
  // Neither the new fields of a new response are listed, nor the missing ones of a removed response.
  [
    answers(OK),
    answers(OK, LOST),
    ['attention status-added a#addPet 404'],
    ['compatible failure-removed a#addPet 404'],
  ],
  [
    {},
    {notification: "{'200': {description: ok}, '202': {description: ok}}"},
    ['compatible status-added a#petAdded 202'],
    ['breaking status-removed a#petAdded 202'],
  ],
  [
    {},
    {server: '{url: https://b.example}'},
    ['breaking server-changed a: `https://a.example` → `https://b.example`'],
    ['breaking server-changed a: `https://b.example` → `https://a.example`'],
  ],
  [
    {},
    {server: '{url: https://a.example}, {url: https://b.example}'},
    ['compatible server-added a https://b.example'],
    ['breaking server-removed a https://b.example'],
  ],
  [
    {},
    {own: 'servers: [{url: https://b.example}],'},
    ['breaking server-changed a#addPet: `https://a.example` → `https://b.example`'],
    ['breaking server-changed a#addPet: `https://b.example` → `https://a.example`'],
  ],
  [
    {},
    {key: 'X-Api-Key'},
    ['breaking scheme-changed a key: 请求头 `X-Key` → 请求头 `X-Api-Key`'],
    ['breaking scheme-changed a key: 请求头 `X-Api-Key` → 请求头 `X-Key`'],
  ],
  [
    {parameter: '{name: ids, in: query, schema: {type: array, items: {type: string}}}'},
    {parameter: '{name: ids, in: query, explode: false, schema: {type: array, items: {type: string}}}'},
    ['breaking style-changed a#addPet.req.ids: 默认写法 → explode false'],
    ['breaking style-changed a#addPet.req.ids: explode false → 默认写法'],
  ],
  // A scalar is written alike in all styles.
  [
    {parameter: '{name: id, in: query, schema: {type: string}}'},
    {parameter: '{name: id, in: query, style: form, explode: false, schema: {type: string}}'},
    [],
    [],
  ],
];

for (const [before, after, expected, undone] of CASES)
  test(`${JSON.stringify(before)} that becomes ${JSON.stringify(after)} is reported, and so is the opposite`, () => {
    expect(differencesOf(before, after)).toEqual(expected);
    expect(differencesOf(after, before)).toEqual(undone);
  });

test('drafts explain what is new, and what an earlier update explained and a later one took back is removed', () => {
  const entries = `# Ours.
- version: '2.0'
  class: attention
  covers:
    - status-added a#addPet 409
    - status-added a#addPet 404
  text: "我们的说明。"
- version: '2.0'
  class: compatible
  covers: [server-added a https://gone.example]
  text: 草稿。
`;
  const [before, after] = [{}, {...answers(OK, LOST), server: '{url: https://a.example}, {url: https://b.example}'}];
  const drafts = withDrafts(versionsOf(before, after, entries), 'docs', entries);
  expect([drafts?.count, drafts?.stale]).toEqual([1, 2]);
  expect(drafts?.text).toMatch(
    /^# Ours\.\n- version: '2\.0'\n  class: attention\n  covers:\n    - status-added a#addPet 404\n  text: "我们的说明。"\n- version: '2\.0'\n  class: compatible\n  covers:\n    - server-added a https:\/\/b\.example\n/,
  );
  expect(withDrafts(versionsOf(before, after, drafts?.text), 'docs', drafts?.text ?? '')).toBe(undefined);
});

test('where all was taken back, nothing is explained', () => {
  const entries = "- version: '2.0'\n  class: attention\n  covers: [status-added a#addPet 409]\n  text: 草稿。\n";
  expect(withDrafts(versionsOf({}, {}, entries), 'docs', entries)).toEqual({count: 0, stale: 1, text: '[]\n'});
});
