import {expect, test} from './plain-test';
import {createResolver} from '../../deploy/serve/resolve';
import {mediaType} from '../../deploy/serve/rules';

const resolve = createResolver([
  'index.html',
  '404.html',
  'docs/index.html',
  'docs/index.md',
  'docs/a.html',
  'assets/js/main.1.js',
  'assets/js/main.1.js.br',
  '_headers',
  '_redirects',
  '_manifest.json',
  '.hidden',
  'sitemap.xml',
  'kit.tar.gz',
  'CNAME',
  '.well-known/security.txt',
]);

const CASES = [
  {path: '/', answer: {file: 'index.html'}},
  {path: '/docs/', answer: {file: 'docs/index.html'}},
  {path: '/docs/a', answer: {file: 'docs/a.html'}},
  {path: '/docs/index.md', answer: {file: 'docs/index.md'}},
  {path: '/assets/js/main.1.js', answer: {file: 'assets/js/main.1.js'}},
  {path: '/docs', answer: {redirect: '/docs/'}},
  {path: '/docs/index.html', answer: {redirect: '/docs/'}},
  {path: '/docs/index', answer: {redirect: '/docs/'}},
  {path: '/docs/a/', answer: {redirect: '/docs/a'}},
  {path: '/docs/a.html', answer: {redirect: '/docs/a'}},
  {path: '/index.html', answer: {redirect: '/'}},
  {path: '/404.html', answer: undefined},
  {path: '/404', answer: undefined},
  {path: '/_headers', answer: undefined},
  {path: '/_redirects', answer: undefined},
  {path: '/_manifest.json', answer: undefined},
  {path: '/.hidden', answer: undefined},
  {path: '/assets/js/main.1.js.br', answer: undefined},
  {path: '/kit.tar.gz', answer: {file: 'kit.tar.gz'}},
  {path: '/CNAME', answer: {file: 'CNAME'}},
  {path: '/.well-known/security.txt', answer: {file: '.well-known/security.txt'}},
  {path: '//docs', answer: undefined},
  {path: '/assets/', answer: undefined},
  {path: '/docs/a/b', answer: undefined},
  {path: '/docs//', answer: undefined},
  {path: '/../package.json', answer: undefined},
];

for (const {path, answer} of CASES) {
  test(`${path} leads to ${JSON.stringify(answer) ?? 'nothing'}`, () => {
    expect(resolve(path)).toEqual(answer);
  });
}

test('files have media types by their names, whatever their case; unknown ones are downloaded', () => {
  const types = [
    'a.js',
    'a.json',
    'a.JPG',
    'a.woff2',
    'a.mp4',
    'a.docx',
    'a.webmanifest',
    'v1.0/CNAME',
    'a.odd',
    'a.html',
  ];
  expect(types.map(mediaType)).toEqual([
    'text/javascript; charset=utf-8',
    'application/json',
    'image/jpeg',
    'font/woff2',
    'video/mp4',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/manifest+json',
    'application/octet-stream',
    'application/octet-stream',
    'text/html; charset=utf-8',
  ]);
});
