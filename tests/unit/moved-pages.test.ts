import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {redirectsFile, redirectsOfBuild} from '../../deploy/serve/redirects';
import {createResolver} from '../../deploy/serve/resolve';
import {readYaml} from '../../contract/read/yaml-file';
import {movedProblems} from '../../src/plugins/addresses/check';
import {MOVED, movedPages, PUBLISHED, publishedForm} from '../../src/plugins/addresses/ledger';
import {formatProblem} from '../../contract/problems';
import {siteWith} from './fixtures/site-with';

const LEDGER = {'/': [], '/docs/': ['a'], '/docs/old': ['a']};

function problems(moved: Readonly<Record<string, string>>, routes: readonly string[]) {
  const siteDir = siteWith({[PUBLISHED]: JSON.stringify(LEDGER, null, 1), [MOVED]: JSON.stringify(moved, null, 1)});
  const files = {published: readYaml(siteDir, PUBLISHED), moved: readYaml(siteDir, MOVED)};
  return movedProblems(files, routes, '/docs/').map(formatProblem);
}

const CASES = [
  ['a page that stays', {}, ['/docs/', '/docs/old'], []],
  ['a renamed page with its redirect', {'/docs/old': '/docs/new'}, ['/docs/', '/docs/new'], []],
  ['an anchor that moved', {'/docs/old#a': '/docs/#a'}, ['/docs/', '/docs/old'], []],
  [
    'a renamed page without a redirect',
    {},
    ['/docs/', '/docs/new'],
    [
      'src/plugins/addresses/published.json:6: the page /docs/old was published and is gone. Bring it back, or say in src/plugins/addresses/moved.json which page took its place: "/docs/old": "/docs/new".',
    ],
  ],
  [
    'a removed page without a redirect',
    {},
    ['/docs/'],
    [
      'src/plugins/addresses/published.json:6: the page /docs/old was published and is gone. Bring it back, or say in src/plugins/addresses/moved.json which page took its place: "/docs/old": "/docs/…".',
    ],
  ],
  [
    'a redirect to no page',
    {'/docs/old': '/docs/nev'},
    ['/docs/', '/docs/new'],
    [
      'src/plugins/addresses/moved.json:2: /docs/old moved to /docs/nev, which is no page. Did you mean /docs/new? Name a page that exists.',
    ],
  ],
  [
    'a redirect of a page that exists',
    {'/docs/old': '/docs/'},
    ['/docs/', '/docs/old'],
    [
      'src/plugins/addresses/moved.json:2: /docs/old is a page, so nobody is led to /docs/. Take the entry out, or the page.',
    ],
  ],
  [
    'a redirect of an address that nobody knows',
    {'/docs/old': '/docs/', '/docs/odl': '/docs/'},
    ['/docs/'],
    [
      'src/plugins/addresses/moved.json:3: /docs/odl was never published. Did you mean /docs/old? Fix the address, or take the entry out.',
    ],
  ],
  [
    'a redirect to a part of a page',
    {'/docs/old': '/docs/#a'},
    ['/docs/'],
    [
      "src/plugins/addresses/moved.json:2: /docs/old moved to /docs/#a, a part of a page. Expected a page: the reader's own fragment stays. Write /docs/.",
    ],
  ],
] as const;

for (const [name, moved, routes, expected] of CASES) {
  test(`${name} gives ${expected.length > 0 ? 'a problem' : 'none'}`, () => {
    expect(problems(moved, routes)).toEqual(expected.map((text) => `[addresses] ${text}`));
  });
}

test('servers read the redirects that a build writes', () => {
  const folder = test.info().outputPath('build');
  mkdirSync(folder);
  expect(redirectsOfBuild(folder)).toEqual(new Map());
  const pages = movedPages({'/docs/a': '/docs/', '/docs/b': '/docs/c', '/docs/c#old': '/docs/c#new'});
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(pages, '/'));
  expect(redirectsOfBuild(folder)).toEqual(
    new Map([
      ['/docs/a', '/docs/'],
      ['/docs/b', '/docs/c'],
    ]),
  );
});

test('every form of the address of a moved page leads to the page that took its place in one step, and that of a page stays', () => {
  const resolve = createResolver(
    ['docs/a.html'],
    new Map([
      ['/docs/old', '/docs/a'],
      ['/docs/a', '/docs/'],
    ]),
  );
  expect(['/docs/old', '/docs/old/', '/docs/old.html', '/docs/old/index'].map(resolve)).toEqual(
    Array(4).fill({redirect: '/docs/a'}),
  );
  expect(resolve('/docs/a')).toEqual({file: 'docs/a.html'});
  expect(resolve('/docs/OLD')).toBeUndefined();
});

test('a page that gains or loses its last slash is the one that was published', () => {
  const ledger = {'/docs/': [], '/docs/a': []};
  expect(['/docs', '/docs/a/', '/docs/a', '/docs/b/'].map((route) => publishedForm(route, ledger))).toEqual([
    '/docs/',
    '/docs/a',
    '/docs/a',
    '/docs/b/',
  ]);
});
