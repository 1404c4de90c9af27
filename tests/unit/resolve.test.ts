import {expect, test} from './plain-test';
import {createResolver} from '../../deploy/serve/resolve';

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
