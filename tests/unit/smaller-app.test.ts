import {matchPath} from 'react-router';
import {expect, test} from './plain-test';
import pathToRegexp from '../../src/app/smaller/path-to-regexp';
import {usedData} from '../../src/plugins/beta13/less-data';
import published from '../../src/plugins/addresses/published.json';

const PATHS = ['*', '/', '/docs', ...Object.keys(published)];
const OPTIONS = [
  {exact: true},
  {exact: false},
  {exact: true, strict: true},
  {exact: false, strict: true},
  {exact: true, sensitive: true},
];

/** What a route takes of an address by src/app/smaller, as the router asks. */
function taken(path: string, address: string, {exact, ...more}: (typeof OPTIONS)[number]): string | undefined {
  const url = pathToRegexp(path, [], {end: exact, ...more}).exec(address)?.[0];
  if (exact && url !== address) return undefined;
  return path === '/' && url === '' ? '/' : url;
}

test('routes are matched as by the package that the router has', () => {
  const addresses = PATHS.flatMap((path) =>
    [path, `${path}/`, `${path}/more`, `${path}x`, path.toUpperCase(), path.replace(/\/$/, '')].filter(Boolean),
  );
  for (const path of PATHS) {
    for (const options of OPTIONS) {
      const differ = addresses.filter(
        (address) => matchPath(address, {path, ...options})?.url !== taken(path, address, options),
      );
      expect(differ, `${path} ${JSON.stringify(options)}`).toEqual([]);
    }
  }
});

test('texts that the site shows stay, those of parts that it lacks go', () => {
  const texts = {
    'theme.NotFound.title': '找不到页面',
    'theme.blog.archive.title': '归档',
    'theme.blog.post.readMore': '阅读更多',
    'theme.tags.tagsPageTitle': '标签',
  };
  const shown = (routes: string) => Object.keys(JSON.parse(usedData(JSON.stringify(texts), routes)) as object);
  expect(shown('@theme/DocItem')).toEqual(['theme.NotFound.title', 'theme.blog.archive.title']);
  expect(shown('@theme/DocTagsListPage')).toContain('theme.tags.tagsPageTitle');
});
