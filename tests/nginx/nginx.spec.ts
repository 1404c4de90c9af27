import {once} from 'events';
import {connect} from 'http2';
import {expect} from '@playwright/test';
import {at} from '../../src/data/site';
import {STRICT_TRANSPORT_SECURITY} from '../../deploy/serve/rules';
import {BUILD} from '../../tools/record/built-pages';
import {getRequest, rawRequest} from '../checks/raw-request';
import {startNginx} from '../fixtures/nginx';
import {test} from '../fixtures/site';

const strictTransport = (answer: string) => /^strict-transport-security: (.*)\r$/im.exec(answer)?.[1];

test('pages come over HTTP/2', async ({site}) => {
  // The certificate is self-signed.
  const client = connect(site.url, {rejectUnauthorized: false});
  const stream = client.request({':path': at('/docs/')});
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  client.destroy();
  expect([headers[':status'], client.alpnProtocol]).toEqual([200, 'h2']);
});

test('Strict-Transport-Security is sent over TLS only', async ({request, site}) => {
  expect((await request.get(at('/docs/'))).headers()['strict-transport-security']).toBe(STRICT_TRANSPORT_SECURITY);
  expect(strictTransport(await rawRequest(site.plainPort, getRequest(at('/docs/'))))).toBeUndefined();
  expect(
    strictTransport(await rawRequest(site.plainPort, getRequest(at('/docs/'), 'X-Forwarded-Proto: https\r\n'))),
  ).toBe(STRICT_TRANSPORT_SECURITY);
});

test('a request without TLS redirects to the same address with TLS', async () => {
  const site = await startNginx(BUILD);
  const answer = await rawRequest(site.redirectPort, getRequest(at('/docs/guide/start?a=b')));
  await site.stop();
  expect(answer).toMatch(/^HTTP\/1\.1 301 [\s\S]*^Location: https:\/\/docs\.example\/docs\/guide\/start\?a=b\r$/m);
});
