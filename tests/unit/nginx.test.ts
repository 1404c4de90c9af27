import {expect, test} from './plain-test';
import {nginxFiles} from '../../deploy/nginx/configuration';
import {writeFileSync} from 'fs';
import path from 'path';
import {edgeRules} from '../../deploy/storage/edge-rules';
import {SECURITY_HEADERS} from '../../deploy/serve/rules';
import {storedBuild} from '../fixtures/stored-site';

const BUILD = {
  policy: "default-src 'none'",
  targets: new Map([['/docs/2.0', '/docs/']]),
  baseUrl: '/',
  files: ['index.html'],
};
test('a folder with any name can be the root, except names that nginx cannot express', () => {
  expect(nginxFiles('/srv/文档 #1 100% "it\'s"', BUILD)['server.conf']).toContain(
    'root "/srv/文档 #1 100% \\"it\'s\\"";\n',
  );
  expect(() => nginxFiles('/srv/$site', BUILD)).toThrow(
    '[nginx] /srv/$site: nginx takes "$" in a path for a variable. Choose another folder.',
  );
});
test('the address of a page that moved is matched literally', () => {
  expect(nginxFiles('/srv/site', BUILD)['http.conf']).toContain('\n  "~^/docs/2\\.0/\\z" "/docs/";\n');
  const targets = new Map([['/docs/$"a\\', '/docs/a']]);
  expect(nginxFiles('/srv/site', {...BUILD, targets})['http.conf']).toContain(
    '"~^/docs/\\x24\\x22a\\x5c/\\z" "/docs/a";\n',
  );
});
test('root, policy, limits and media types are those that were given', () => {
  const {'server.conf': server} = nginxFiles('/srv/site', BUILD, {
    headerSeconds: 3,
    sendSeconds: 2,
    idleSeconds: 4,
    lineBytes: 5000,
    lines: 6,
  });
  for (const line of [
    'root "/srv/site";',
    'add_header Content-Security-Policy "default-src \'none\'" always;',
    'client_header_timeout 3s;',
    'send_timeout 2s;',
    'keepalive_timeout 4s;',
    'large_client_header_buffers 6 5000;',
    '  "text/html; charset=utf-8" html;',
  ]) {
    expect.soft(server).toContain(`${line}\n`);
  }
});
test('files of all formats have their media types, and those that end like compressed forms their addresses', () => {
  const files = ['index.html', 'a.MP4', 'b.mp4', 'CNAME', 'c.odd', 'kit.tar.gz'];
  const {'http.conf': http, 'server.conf': server} = nginxFiles('/srv/site', {...BUILD, files});
  // Types of the files, and of hashed files from earlier builds.
  for (const line of [
    '"text/html; charset=utf-8" html;',
    '"video/mp4" mp4;',
    '"application/gzip" gz;',
    '"font/woff2" woff2;',
  ])
    expect(server).toContain(`\n  ${line}\n`);
  expect(server.match(/ mp4;/gi)).toHaveLength(1);
  expect(http).toContain('\n  "~^/kit\\.tar\\.gz\\z" $site_path;\n');
});

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
