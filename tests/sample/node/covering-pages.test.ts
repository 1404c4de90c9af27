import {expect, test} from '@playwright/test';
import {builtPages} from '../../../tools/built-site/files';
import {coveringPages} from '../../checks/covering-pages';

test('more than two pages, but less than half of them, together have every kind of element', () => {
  const built = builtPages();
  expect(coveringPages(built).length).toBeGreaterThan(2);
  expect(coveringPages(built).length).toBeLessThan(built.size / 2);
});
