import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {checkContracts, contractVersions} from '../../contract';
import {makeValue, validatorOf} from '../../contract/values';
import {regExpOf} from '../../contract/values/pattern';
import {withinTime} from '../../contract/values/time-limit';
import {openPlain} from '../../sandbox/plain';
import type {Contract} from '../../sandbox/contracts';

const LONG = `${'a'.repeat(80)}!`;
const follow = <Schema>(schema: Schema): Schema => schema;

test('what takes too long ends, what throws throws', () => {
  expect(withinTime(() => 1)).toBe(1);
  expect(
    withinTime(() => {
      for (;;);
    }),
  ).toBeUndefined();
  expect(() =>
    withinTime(() => {
      throw new Error('a');
    }),
  ).toThrow('a');
});

test('what only waits for the processor has the time that it needs', () => {
  let runs = 0;
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  const run = () => {
    runs += 1;
    if (runs === 1) Atomics.wait(waiting, 0, 0, 600);
    return 'done';
  };
  expect(withinTime(run)).toBe('done');
  expect(runs).toBe(2);
});

for (const pattern of ['^(a+)+$', '^(?=(a|aa)+$)b', '^(?:a|a)*$', '^(([a-z])+.)+[A-Z]([a-z])+$'])
  test(`the pattern ${pattern} checks texts until it takes too long with one, and nothing from then on`, () => {
    const expression = regExpOf(pattern);
    expect(expression?.test('!')).toBe(false);
    expect(expression?.isTooSlow()).toBe(false);
    expect(expression?.test(LONG)).toBe(true);
    expect(expression?.isTooSlow()).toBe(true);
    expect(expression?.test('!')).toBe(true);
  });

test('patterns that read a text once check long ones too', () => {
  for (const pattern of ['^[a-z]+$', '^(?:\\d{3}-)?[a-z]{2,}@x$', '^a*a*$'])
    expect(regExpOf(pattern)?.test('a'.repeat(2000) + '!'), pattern).toBe(false);
});

test('values are made, and names of fields checked, by patterns without end', () => {
  const schema = {type: 'string', pattern: '^(b+)+$', example: 'b'.repeat(80) + '!'};
  expect(makeValue(schema, follow, {direction: 'request'})).toBe(schema.example);
  const names = validatorOf({type: 'object', patternProperties: {'^(c+)+$': {type: 'integer'}}}, follow);
  expect(names({['c'.repeat(80) + '!']: 1})).toBe(true);
  expect(
    makeValue({type: 'string', minLength: 10_000, pattern: '^(d+)+$'}, follow, {direction: 'request'}),
  ).not.toHaveLength(1e8);
});

test('the build names the lines of patterns without end, from the level complete on as a mistake', () => {
  const text = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: {type: object, properties: {pattern: {type: string, pattern: '^x+$'}}}}}}
      responses: {'200': {description: A}}
components:
  schemas:
    Slow:
      type: string
      pattern: ^(e+)+$
      example: ${'e'.repeat(80)}!
`;
  const verdictAt = (level: string) => {
    const site = siteWith({'docs/_contract/a.yaml': text, 'contract.config.yaml': `level: ${level}\n`});
    return checkContracts(site, contractVersions(site, [{number: '1.0', folder: 'docs'}]), 'docs');
  };
  expect(verdictAt('sound').problems).toEqual([]);
  expect(verdictAt('sound').notes).toEqual([
    '[contract] docs/_contract/a.yaml:12: 1 × a pattern that takes too long, at line 12. `npm run coverage` names all.',
  ]);
  expect(verdictAt('complete').problems).toContainEqual(
    expect.objectContaining({line: 12, message: expect.stringContaining('the pattern takes too long') as unknown}),
  );
});

test('the sandbox answers a text that a pattern has no end with', async () => {
  const schema = {type: 'object', properties: {q: {type: 'string', pattern: '^(f+)+$'}}};
  const contract = {
    openapi: '3.1.0',
    paths: {
      '/a': {post: {requestBody: {content: {'application/json': {schema}}}, responses: {'204': {description: 'A'}}}},
    },
  } as unknown as Contract;
  const send = (q: string) =>
    openPlain('a', contract).answer({
      method: 'POST',
      target: '/a',
      headers: {'content-type': 'application/json'},
      body: Buffer.from(JSON.stringify({q})),
    } as never);
  expect((await send('!')).status).toBe(400);
  expect((await send('f'.repeat(80) + '!')).status).toBe(204);
});
