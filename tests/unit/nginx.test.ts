import {expect, test} from './plain-test';
import {nginxFiles} from '../../deploy/nginx/configuration';

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
  // Those of the files, and of hashed files of earlier builds.
  expect(/types \{\n([^}]*)\n\}/.exec(server)?.[1].split('\n')).toEqual([
    '  "text/css; charset=utf-8" css;',
    '  "image/gif" gif;',
    '  "application/gzip" gz;',
    '  "text/html; charset=utf-8" html;',
    '  "image/jpeg" jpg;',
    '  "text/javascript; charset=utf-8" js;',
    '  "application/json" json;',
    '  "audio/mpeg" mp3;',
    '  "video/mp4" mp4;',
    '  "font/otf" otf;',
    '  "image/png" png;',
    '  "image/svg+xml" svg;',
    '  "font/ttf" ttf;',
    '  "video/webm" webm;',
    '  "image/webp" webp;',
    '  "font/woff" woff;',
    '  "font/woff2" woff2;',
  ]);
  expect(http).toContain('\n  "~^/kit\\.tar\\.gz\\z" $site_path;\n');
});
