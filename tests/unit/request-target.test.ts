import {expect, test} from './plain-test';
import {parseTarget} from '../../deploy/serve/request-target';

const CASES: readonly {readonly target: string; readonly pathname?: string; readonly query?: string}[] = [
  {target: '/docs/a', pathname: '/docs/a'},
  {target: '/docs/a?b=%2F&c', pathname: '/docs/a', query: '?b=%2F&c'},
  {target: '/docs/a?', pathname: '/docs/a'},
  {target: '/docs/a?b#c', pathname: '/docs/a', query: '?b'},
  {target: '/docs/a#b?c', pathname: '/docs/a'},
  {target: '/docs/%E4%BD%A0%e5%a5%bd', pathname: '/docs/你好'},
  {target: '/docs/100%25%23%3F+', pathname: '/docs/100%#?+'},
  {target: '/docs/./a/../b/.', pathname: '/docs/b/'},
  {target: '/docs%2Fa/%2e%2e', pathname: '/docs/'},
  {target: '/docs/..', pathname: '/'},
  {target: '//foreign.example/docs/', pathname: '//foreign.example/docs/'},
  {target: '/\\foreign.example', pathname: '/\\foreign.example'},
  {target: 'http://foreign.example/docs?a', pathname: '/docs', query: '?a'},
  {target: 'http://foreign.example', pathname: '/'},
  {target: 'http://reader@foreign.example/'},
  {target: '/..'},
  {target: '/docs/..%2f..%2fa'},
  {target: '/%'},
  {target: '/%zz'},
  {target: '/%00'},
  {target: '/%E4%BD'},
  {target: '*'},
  {target: ''},
];

for (const {target, pathname, query = ''} of CASES) {
  test(`"${target}" is ${pathname === undefined ? 'malformed' : `the path "${pathname}" with the query "${query}"`}`, () => {
    expect(parseTarget(target)).toEqual(pathname === undefined ? undefined : {pathname, query});
  });
}
