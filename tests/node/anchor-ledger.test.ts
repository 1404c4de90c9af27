import {expect, test} from '@playwright/test';
import moved from '../../src/plugins/addresses/moved.json';
import published from '../../src/plugins/addresses/published.json';
import {anchorsOfPages, builtAnchors, extended} from '../../tools/record/anchors';
import {ledgerProblems} from '../checks/ledger';

test('every address that was ever published exists or has a redirect', () => {
  expect(ledgerProblems(published, moved, builtAnchors())).toEqual([]);
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
