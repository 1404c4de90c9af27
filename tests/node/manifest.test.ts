import {expect, test} from '@playwright/test';
import {manifestProblems} from '../../deploy/release/manifest';
import {BUILD} from '../../tools/record/built-pages';

test('the manifest of the build has all its files as they are', () => {
  expect(manifestProblems(BUILD)).toEqual([]);
});
