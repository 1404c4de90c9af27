import {contractSite, expandPage} from '../fixtures/small-site';
import {expect, test} from '../unit/plain-test';

const PAGE = '前言\n\n```openapi shop#placeOrder\n```\n';

test('scopes stand with what a call must present, in documents that sign too', async () => {
  const security = 'openapi: 3.1.0\nx-signing: v3\nsecurity: [{token: [orders]}]\n';
  const schemes = 'components:\n  securitySchemes: {token: {type: http, scheme: bearer}}\n';
  const site = contractSite('small-contract', [
    {file: 'shop', from: 'openapi: 3.1.0\n', to: security},
    {file: 'shop', from: 'components:\n', to: schemes},
  ]);
  expect((await expandPage(site, PAGE)).plain).toContain(
    '- 凭证：[令牌](/docs/dev/dev_1_2#how-it-works)与[签名](/docs/#signature)，[权限](/docs/dev/dev_1_2#scopes) `orders`',
  );
});
