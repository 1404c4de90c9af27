import {expect, test} from '@playwright/test';
import {buildFiles, builtPages} from '../../tools/record/built-pages';
import {at} from '../../src/data/site';
import {brokenLinks, unreachableRoutes} from '../checks/links';

test('every internal link and fragment of the site resolves', () => {
  expect(
    brokenLinks(
      builtPages(),
      buildFiles().map((file) => at(`/${file}`)),
    ),
  ).toEqual([]);
});

test('every route can be reached by links from the home page', () => {
  expect(unreachableRoutes(builtPages(), at('/'))).toEqual([]);
});
