import {expect, test} from './plain-test';
import {callable, zooSite, zooSource} from '../fixtures/plain-contract';
import {plainRequest} from '../../contract/samples/plain/request';
import type {PlainRequest} from '../../contract/samples/plain/request';

type Facts = Partial<PlainRequest>;
const NORTH = 'https://north.zoo.example/api/v2';

const CALLS: Record<string, Facts> = {
  'animals-get': {
    base: NORTH,
    target: '/animals/an_0000?fields=name,name&filter%5Bkind%5D=a%20b&filter%5Bage%5D=3&q=%7B%22deep%22%3Atrue%7D',
    headers: [
      ['X-API-Key', 'YOUR_API_KEY'],
      ['X-Trace', 't1'],
      ['Cookie', 'visit=%E6%97%A9%E4%B8%8A'],
    ],
    body: undefined,
  },
  'delete-animals-animalId': {target: '/animals/an_0000', headers: [['Authorization', 'Bearer YOUR_TOKEN']]},
  'patch-animal': {
    headers: [['Content-Type', 'application/merge-patch+json']],
    basic: true,
    body: {kind: 'json', mediaType: 'application/merge-patch+json', text: '{\n  "name": "string"\n}'},
  },
  listTags: {
    target: '/animals/.a.b/;w=1;h=2/tags;marks=string?ids=4&ids=5&piped=x%7Cy%20z&spaced=x%20z',
    headers: [['Accept', 'text/plain']],
    placeholders: false,
  },
  createAnimal: {
    target: '/animals?key=YOUR_API_KEY',
    headers: [
      ['Authorization', 'Bearer YOUR_TOKEN'],
      ['Content-Type', 'application/json'],
    ],
  },
  sendForm: {
    headers: [
      ['Cookie', 'session=YOUR_API_KEY'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: {
      kind: 'text',
      mediaType: 'application/x-www-form-urlencoded',
      text: 'name=%E5%BC%A0%E4%B8%89%20%26%20co&tags=a,b',
    },
  },
  upload: {
    headers: [['Authorization', 'digest YOUR_CREDENTIALS']],
    body: {
      kind: 'form',
      parts: [
        {name: 'file', text: 'sample', mediaType: 'image/png', fileName: 'sample.png'},
        {name: 'meta', text: '{"size":1}', mediaType: 'application/json'},
        {name: 'note', text: 'string'},
      ],
    },
  },
  putText: {
    headers: [
      ['Authorization', 'Bearer YOUR_TOKEN'],
      ['Accept', 'image/png'],
      ['Content-Type', 'text/plain'],
    ],
    body: {kind: 'text', mediaType: 'text/plain', text: 'stringstri'},
  },
  putBytes: {
    base: 'https://YOUR_HOST/relative',
    headers: [
      ['Accept', 'application/xml'],
      ['Content-Type', 'application/octet-stream'],
    ],
    body: {kind: 'text', mediaType: 'application/octet-stream', text: 'sample'},
  },
};

test('every operation of a contract without a signing scheme is called from its own servers, security, parameters and media types', () => {
  const source = zooSource(zooSite());
  const operations = callable(source);
  expect([...operations.keys()]).toEqual([
    'animals-get',
    'patch-animal',
    'delete-animals-animalId',
    ...Object.keys(CALLS).slice(3),
  ]);
  for (const [anchor, located] of operations)
    expect.soft(plainRequest(located, source), anchor).toMatchObject(CALLS[anchor]);
});
