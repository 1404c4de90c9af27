/** Client modules that are made for later releases of Docusaurus. */
import {expect, test} from './plain-test';
import {clientModuleProblems} from '../../src/plugins/beta13/options/client-modules';
import {formatProblem} from '../../contract';
import {siteWith} from './fixtures/site-with';

const PACKAGE = 'node_modules/zoom/src/zoom.js';

function problemsIn(file: string, code: string, extension = '') {
  const site = siteWith({[file]: code});
  const module = `${site}/${file}`.slice(0, -extension.length || undefined);
  return clientModuleProblems(site, [{name: 'own'}, {name: 'zoom', getClientModules: () => [module]}]).map(
    formatProblem,
  );
}

const EXPECTED =
  'which beta.13 does not know. Known: onRouteUpdate, which is called before the new content is shown, and onRouteUpdateDelayed.';

test('a module of the site that beta.13 would never call is refused at its line', () => {
  expect(problemsIn('src/log.ts', 'const a = 1;\nexport function onRouteDidUpdate() {}\n', '.ts')).toEqual([
    `[beta13] src/log.ts:2:17: the client module has onRouteDidUpdate, ${EXPECTED} Rename it.`,
  ]);
});

test('one of a package is refused with the name of the plugin', () => {
  expect(problemsIn(PACKAGE, 'export default {onRouteDidUpdate() {}};')).toEqual([
    `[beta13] docusaurus.config.ts: the client module ${PACKAGE} of the plugin "zoom" has onRouteDidUpdate, ${EXPECTED} Use a release of the plugin for beta.13.`,
  ]);
});

for (const code of [
  'export function onRouteUpdate() {}',
  'export {onRouteUpdate, onRouteDidUpdate};',
  '// onRouteDidUpdate',
])
  test(`${code} is called, or asks for no call`, () => expect(problemsIn('src/log.js', code)).toEqual([]));

test('a module that does not exist is reported by the bundler', () =>
  expect(clientModuleProblems('/none', [{name: 'a', getClientModules: () => ['./b']}])).toEqual([]));
