import type {IncomingMessage, ServerResponse} from 'http';
import {expect, test} from './plain-test';
import type {Compiler, Module} from 'webpack';
import {routeOf, withOpenedPages} from '../../src/plugins/beta13/start/middlewares';
import {OPENED, OpenedPages} from '../../src/plugins/beta13/start/opened-pages';

const PAGE = '/site/docs/page.mdx';

/** A development server with one page, and the calls to webpack. */
function devServer() {
  const opened = new OpenedPages();
  const response = {end: () => undefined} as unknown as ServerResponse;
  let compilations = 0;
  const compiler = {watching: {invalidate: () => (compilations += 1)}} as unknown as Compiler;
  const askFor = (url: string, mode: string) =>
    withOpenedPages([], opened, (route) => (route === '/docs/page' ? PAGE : undefined))
      .filter(({path}) => url.startsWith(path))
      .forEach(({middleware}) => middleware({url, headers: {'sec-fetch-mode': mode}} as unknown as IncomingMessage, response, () => undefined));
  let active = () => false;
  opened.backend(compiler, (_error, {module}) => {
    active = () => module({nameForCondition: () => PAGE} as Module).active;
  });
  return {askFor, active, compilations: () => compilations};
}

test('a page is compiled once the reader goes to it, whatever follows its route', () => {
  const {askFor, active, compilations} = devServer();
  expect(active()).toBe(false);
  askFor('/docs/page/?a=1', 'navigate');
  askFor('/docs/page', 'navigate');
  expect({active: active(), compilations: compilations()}).toEqual({active: true, compilations: 1});
});

test('a page that webpack has not reached yet is compiled with the others', () => {
  const {askFor, active, compilations} = devServer();
  askFor('/docs/page', 'navigate');
  expect({active: active(), compilations: compilations()}).toEqual({active: true, compilations: 0});
});

test('a page that is only prefetched is not compiled', () => {
  const {askFor, active, compilations} = devServer();
  askFor('/docs/page', 'cors');
  expect({active: active(), compilations: compilations()}).toEqual({active: false, compilations: 0});
});

test('a page that reports that it was opened is compiled', () => {
  const {askFor, active} = devServer();
  askFor(`${OPENED}?${encodeURIComponent(PAGE)}`, 'cors');
  expect(active()).toBe(true);
});

test('the route of the docs and that of the site are distinguished', () => {
  expect(['/docs/', '/docs', '/', '/docs/#a'].map(routeOf)).toEqual(['/docs', '/docs', '', '/docs']);
});
