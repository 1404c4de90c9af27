import {expect, test} from '@playwright/test';
import {
  anchorsOfPages,
  builtAnchors,
  extended,
  ledgerProblems,
  MOVED,
  PUBLISHED,
  readJson,
} from '../../tools/built-site/anchors';
import type {Ledger, Moved} from '../../src/plugins/addresses/ledger';

test('every address that was ever published exists or has a redirect', () => {
  const problems = ledgerProblems(readJson<Ledger>(PUBLISHED), readJson<Moved>(MOVED), builtAnchors());
  expect(problems).toEqual([]);
});

test('an address that disappears, a redirect without a target and an address that is not in the ledger are reported', () => {
  const ledger = {'/docs/': ['gone', 'kept', 'moved'], '/docs/old': []};
  const moved = {'/docs/#moved': '/docs/#new', '/docs/old': '/docs/nowhere'};
  expect(ledgerProblems(ledger, moved, {'/docs/': ['kept', 'new']})).toEqual([
    '/docs/#gone is gone. Bring it back, or say in src/plugins/addresses/moved.json where it went.',
    'src/plugins/addresses/moved.json: /docs/old went to /docs/nowhere, which does not exist.',
    '/docs/#new is new. Run npm run record -- ledger.',
  ]);
});

test('the redirect of a page covers its anchors', () => {
  expect(ledgerProblems({'/docs/old': ['a'], '/docs/new': []}, {'/docs/old': '/docs/new'}, {'/docs/new': []})).toEqual(
    [],
  );
});

test('the ledger only grows', () => {
  expect(extended({'/a': ['x']}, {'/a': ['y'], '/b': []})).toEqual({'/a': ['x', 'y'], '/b': []});
});

test('anchors in drawings and scripts are ignored', () => {
  const html =
    '<nav id="n"></nav><article><h2 id="b"></h2><li id="a"></li><script id="d"></script><svg><g id="c"></g></svg></article>';
  expect(anchorsOfPages(new Map([['/docs/', html]]))).toEqual({'/docs/': ['a', 'b']});
});
