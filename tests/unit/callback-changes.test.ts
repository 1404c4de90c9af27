import {expect, test} from './plain-test';
import {compareVersions, contractVersions} from '../../contract';
import {writeFiles} from '../fixtures/written-files';

/** A document whose call has a callback: its body has these properties, and so has what the integrator answers. */
function documentWith(sent: readonly string[], answered: readonly string[]): string {
  const body = (names: readonly string[]) => ({
    'application/json': {
      schema: {
        type: 'object',
        required: names,
        properties: Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
      },
    },
  });
  const callback = {
    post: {
      requestBody: {required: true, content: body(sent)},
      responses: {200: {description: 'Received.', content: body(answered)}},
    },
  };
  const operation = {
    operationId: 'createOrder',
    callbacks: {shipped: {'{$request.body#/url}': callback}},
    responses: {204: {description: 'Created.'}},
  };
  return JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {'/orders': {post: operation}}});
}

function changes(before: string, after: string): readonly string[] {
  const site = test.info().outputPath('site');
  writeFiles(site, {
    'docs/_contract/shop.json': after,
    'versioned_docs/version-1.0/_contract/shop.json': before,
  });
  const [old, now] = contractVersions(site, [
    {number: '2.0', folder: 'docs'},
    {number: '1.0', folder: 'versioned_docs/version-1.0'},
  ]);
  return compareVersions({before: old, after: now}).map(({id, class: of}) => `${of} ${id}`);
}

test('what an integrator receives in a callback is compared as received, and the answer to it as sent', () => {
  const [short, long] = [['id'], ['id', 'note']];
  expect(changes(documentWith(short, short), documentWith(long, short))).toEqual([
    expect.stringMatching(/^compatible required-field-added .*note$/),
  ]);
  expect(changes(documentWith(long, short), documentWith(short, short))).toEqual([
    expect.stringMatching(/^breaking field-removed .*note$/),
  ]);
  expect(changes(documentWith(short, short), documentWith(short, long))).toEqual([
    expect.stringMatching(/^breaking required-field-added .*note$/),
  ]);
});
