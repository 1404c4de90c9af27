import {expect, test} from './plain-test';
import {hasRedirect} from '../../src/plugins/addresses/ledger';
import {withRedirects} from '../../tools/adopt/update/addresses';
import {matchOperations} from '../../tools/adopt/update/operations';
import {documentOf} from './fixtures/document-of-calls';
import {laidOut} from './fixtures/laid-out';

test('addresses that are gone lead to what took their place: a renamed interface, its heading, the page, or the guide', () => {
  const {operations: old} = laidOut('before', documentOf({'get /a': 'getA', 'get /b': 'getB', 'get /c': 'getC'}));
  const {operations} = laidOut('after', documentOf({'get /a': 'readA', 'get /b': 'getB'}));
  const published = {
    '/docs/': [],
    '/docs/1.0/p': ['gone'],
    '/docs/p': ['op-getA', 'getA.req.x', 'getA.res.y', 'op-getB', 'getB.res.old', 'op-getC', 'own'],
    '/docs/q': ['z'],
  };
  const now = {'/docs/': [], '/docs/p': ['op-readA', 'readA.req.x', 'op-getB']};
  const moved = {'/docs/old': '/docs/q', '/docs/#a': '/docs/p#op-getC', '/docs/p#op-getB': '/docs/q'};
  const isCurrent = (route: string) => !route.startsWith('/docs/1.0/');
  const made = withRedirects({published, moved}, isCurrent, now, [matchOperations(old, operations)], '/docs/');
  expect(made.moved).toEqual({
    '/docs/old': '/docs/',
    '/docs/#a': '/docs/p',
    '/docs/p#op-getA': '/docs/p#op-readA',
    '/docs/p#getA.req.x': '/docs/p#readA.req.x',
    '/docs/p#getB.res.old': '/docs/p#op-getB',
    '/docs/p#op-getC': '/docs/p',
    '/docs/p#own': '/docs/p',
    '/docs/q': '/docs/',
  });
  // The redirect of the interface covers the field, and the next update too.
  const again = withRedirects(made, isCurrent, now, [matchOperations(operations, operations)], '/docs/');
  expect(again).toEqual(made);
  expect(hasRedirect('/docs/p#getA.res.y', made.moved)).toBe(true);
  expect(hasRedirect('/docs/p#getB.res.new', made.moved)).toBe(false);
  expect(made.published['/docs/p']).toEqual(
    [
      'getA.req.x',
      'getA.res.y',
      'getB.res.old',
      'op-getA',
      'op-getB',
      'op-getC',
      'op-readA',
      'own',
      'readA.req.x',
    ].sort(),
  );
});
