import {writeFileSync} from 'fs';
import path from 'path';
import {edgeRules} from '../../deploy/storage/edge-rules';
import {SECURITY_HEADERS} from '../../deploy/serve/rules';
import {storedBuild} from '../fixtures/stored-site';
import {expect, test} from './plain-test';

test('the rules for the CDN have every header that storage does not send, the pages that moved, and the base URL', () => {
  const build = storedBuild(test.info().outputPath('build'), 'a');
  writeFileSync(path.join(build, '_headers'), '/portal/*\n');
  writeFileSync(path.join(build, '_redirects'), '/portal/docs/old /portal/docs/ 301\n');
  const rules = edgeRules(build);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(rules).toContain(`  ${name}: ${value}`);
  expect(rules).toEqual(
    expect.arrayContaining([
      "  Content-Security-Policy: frame-ancestors 'none'",
      '  Strict-Transport-Security: max-age=31536000',
      '  /portal/docs/old → /portal/docs/',
      '- Missing objects, and all of /portal/.releases/: 404.html with status 404.',
    ]),
  );
});
