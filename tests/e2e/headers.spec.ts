import {readFileSync} from 'fs';
import path from 'path';
import {expect} from '@playwright/test';
import {at} from '../../src/data/site';
import {SECURITY_HEADERS} from '../../deploy/serve/rules';
import {BUILD} from '../../tools/record/built-pages';
import {test} from '../fixtures/site';

const ANSWERS = [
  {of: 'a page', path: at('/docs/'), status: 200},
  {of: 'a file', path: at('/img/favicon.svg'), status: 200},
  {of: 'a redirect', path: at('/docs'), status: 301},
  {of: 'the not-found page', path: at('/no/such/page'), status: 404},
  {of: 'a bad request', path: at('/%zz'), status: 400},
];

for (const {of, path: pathname, status} of ANSWERS) {
  test(`${of} has every security header, and does not name the server`, async ({request}) => {
    const response = await request.get(pathname, {maxRedirects: 0});
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect.soft(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('the policy of the header is the one in the page and in _headers', async ({request}) => {
  const response = await request.get(at('/docs/'));
  const header = response.headers()['content-security-policy'];
  const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text())?.[1];
  expect(header).toBe(`${own}; frame-ancestors 'none'`);
  expect(readFileSync(path.join(BUILD, '_headers'), 'utf8')).toContain(`\n  Content-Security-Policy: ${header}\n`);
});

test('the policy allows nothing but what the pages use', async ({request}) => {
  const policy = (await request.get(at('/'))).headers()['content-security-policy'];
  const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]+=*')+$/),
    'style-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]+=*')+$/),
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'child-src': "'none'",
    'font-src': "'none'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});
