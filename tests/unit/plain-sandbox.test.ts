import {expect, test} from './plain-test';
import {callable} from '../fixtures/plain-contract';
import {simulateZoo, withHeader} from './fixtures/plain-sandbox';
import type {PlainRequest} from '../../contract/samples/plain/request';

/** Status, media type and body of the response to each sample. */
const ANSWERS: Record<string, [status: number, mediaType: string | null, body: unknown]> = {
  'animals-get': [200, 'application/json', expect.objectContaining({weight: 0.5, kind: 'cat', name: 'string'})],
  'patch-animal': [200, 'application/json', expect.objectContaining({parents: [{}]})],
  'delete-animals-animalId': [204, null, ''],
  listTags: [200, 'text/plain', 'a, b'],
  createAnimal: [201, 'application/json', expect.not.objectContaining({secret: 'string'})],
  sendForm: [202, null, ''],
  upload: [200, 'application/json', {stored: true}],
  putText: [200, 'image/png', 'sample'],
  putBytes: [200, 'application/xml', '<ok>\n  <size>1</size>\n</ok>\n'],
};
test('the sandbox answers the sample of every operation as the contract declares', async () => {
  await simulateZoo(async ({source, call, sandbox}) => {
    for (const anchor of callable(source).keys()) {
      const answer = await call(anchor);
      const [status, mediaType, body] = ANSWERS[anchor];
      const text = await answer.text();
      expect
        .soft([answer.status, answer.headers.get('content-type')], `${anchor}: ${text}`)
        .toEqual([status, mediaType]);
      expect.soft(mediaType === 'application/json' ? JSON.parse(text) : text, anchor).toEqual(body);
    }
    expect((await call('animals-get')).headers.get('x-rate')).toBe('7');
    expect(sandbox.printed.join('\n')).toContain('zoo#animals/get');
  });
});
test('without the credentials that its security names a call is refused with 401', async () => {
  const bare = (request: PlainRequest): PlainRequest => ({
    ...request,
    basic: false,
    target: request.target.replace(/\??key=YOUR_API_KEY/, ''),
    headers: request.headers.filter(([name]) => !/^(authorization|x-api-key|cookie)$/i.test(name)),
  });
  const open = ['listTags', 'putBytes'];
  await simulateZoo(async ({source, call}) => {
    for (const [anchor, {operation}] of callable(source)) {
      const answer = await call(anchor, bare);
      expect.soft(answer.status, anchor).toBe(open.includes(anchor) ? ANSWERS[anchor][0] : 401);
      if (answer.status === 401)
        expect
          .soft(answer.headers.get('content-type'), JSON.stringify(operation.security))
          .toContain('application/problem+json');
    }
    expect(await (await call('patch-animal', bare)).json()).toMatchObject({
      status: 401,
      detail: expect.stringContaining('请求头 Authorization: Basic') as unknown,
    });
    expect(await (await call('delete-animals-animalId', bare)).json()).toMatchObject({
      detail: expect.stringMatching(/Bearer.*，或 请求头 X-API-Key/) as unknown,
    });
    expect(
      (await call('delete-animals-animalId', (request) => withHeader('X-API-Key', 'any')(bare(request)))).status,
    ).toBe(204);
  });
});
type Mistake = [
  name: string,
  anchor: string,
  change: (request: PlainRequest) => PlainRequest,
  field: string,
  rule: string,
];
const json =
  (text: string) =>
  (request: PlainRequest): PlainRequest => ({...request, body: {kind: 'json', mediaType: 'application/json', text}});
const target =
  (from: RegExp | string, to: string) =>
  (request: PlainRequest): PlainRequest => ({...request, target: request.target.replace(from, to)});
const MISTAKES: Mistake[] = [
  ['a path value that does not fit', 'animals-get', target('an_0000', 'cat'), '/path/animalId', 'pattern'],
  ['a member of a list', 'animals-get', target('name,name', 'name,size'), '/query/fields/1', 'enum'],
  ['a list that is too short', 'animals-get', target('name,name', 'name'), '/query/fields', 'minItems'],
  ['a member of an object', 'animals-get', target('age%5D=3', 'age%5D=2'), '/query/filter/age', 'minimum'],
  ['a parameter that is left out', 'animals-get', target(/&q=.*/, ''), '/query/q', 'required'],
  ['a parameter that is a document', 'animals-get', target(/&q=.*/, '&q=7'), '/query/q', 'type'],
  [
    'a header',
    'animals-get',
    (request) => ({
      ...request,
      headers: request.headers.map(([name, text]) => [name, name === 'X-Trace' ? 't1,t2' : text]),
    }),
    '/header/X-Trace/1',
    'enum',
  ],
  [
    'a cookie that is left out',
    'animals-get',
    (request) => ({...request, headers: request.headers.filter(([name]) => name !== 'Cookie')}),
    '/cookie/visit',
    'required',
  ],
  ['a number in a query', 'listTags', target('ids=5', 'ids=x'), '/query/ids/1', 'type'],
  [
    'a field of a JSON body',
    'createAnimal',
    json('{"name":"x","weight":1,"born":null,"parents":[],"kind":null}'),
    '/body/name',
    'minLength',
  ],
  [
    'a field that is left out',
    'createAnimal',
    json('{"weight":1,"born":null,"parents":[],"kind":null}'),
    '/body/name',
    'required',
  ],
  ['a body that is no JSON', 'createAnimal', json('{'), '/body', 'json'],
  [
    'a field of a form',
    'sendForm',
    (request) => ({...request, body: {kind: 'text', mediaType: '', text: 'name=a&tags=b&size=big'}}),
    '/body/size',
    'type',
  ],
  [
    'a part of a form',
    'upload',
    (request) => ({
      ...request,
      body:
        request.body?.kind === 'form'
          ? {
              kind: 'form',
              parts: request.body.parts.map((part) => (part.name === 'note' ? {...part, text: 'too long'} : part)),
            }
          : undefined,
    }),
    '/body/note',
    'maxLength',
  ],
  [
    'a text',
    'putText',
    (request) => ({...request, body: {kind: 'text', mediaType: '', text: 'short'}}),
    '/body',
    'minLength',
  ],
];
test('a wrong value is refused with its field and its rule', async () => {
  await simulateZoo(async ({call}) => {
    for (const [name, anchor, change, field, rule] of MISTAKES) {
      const answer = await call(anchor, change);
      expect.soft(await answer.json(), name).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([expect.objectContaining({field, rule})]) as unknown[],
      });
    }
    expect(
      (
        await call('createAnimal', (request) => ({
          ...request,
          headers: request.headers.map(([name, text]) => [name, text.replace('application/json', 'text/csv')]),
        }))
      ).status,
    ).toBe(415);
  });
});
test('a path and a method that the contract lacks are distinguished', async () => {
  await simulateZoo(async ({sandbox}) => {
    const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${sandbox.port}${path}`, {method});
    expect((await get('/nothing')).status).toBe(404);
    const wrong = await get('/animals', 'GET');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await get('/api/v2/animals', 'POST')).status, 'behind the path of a server').toBe(401);
  });
});

test('Prefer chooses among the answers that are declared', async () => {
  await simulateZoo(async ({call}) => {
    const prefer = (text: string) => call('animals-get', withHeader('Prefer', text));
    const gone = await prefer('code=404');
    expect([gone.status, gone.headers.get('content-type'), gone.headers.get('preference-applied')]).toEqual([
      404,
      'application/problem+json',
      'code=404',
    ]);
    expect(await gone.json()).toEqual({title: 'gone'});
    expect(await (await prefer('respond-async, code=404; example="never"')).json()).toEqual({title: 'never'});
    const other = await prefer('code=503');
    expect([other.status, await other.json()]).toEqual([503, {message: 'string'}]);
    const unknown = await call('createAnimal', withHeader('Prefer', 'code=404'));
    expect(await unknown.json()).toMatchObject({
      status: 400,
      detail: 'Prefer: code=404 不是契约声明的状态码。可用：201。',
    });
    expect(await (await prefer('code=404, example=lost')).json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('可用：gone、never') as unknown,
    });
  });
});
