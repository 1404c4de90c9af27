/** Scripts that may show what the HTML of the build lacks. */
import {expect, test} from './plain-test';
import path from 'path';
import {lateScripts} from '../../src/plugins/publish/pages/late-scripts';
import {siteWith} from './fixtures/site-with';

/** The site, whose theme no owner has changed. */
const ROOT = path.join(__dirname, '..', '..');

const entry = (chunk: string, module: string) =>
  `  '${chunk}': [() => import(/* webpackChunkName: '${chunk}' */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

const REGISTRY = `export default {\n${[
  ['a1', '@theme/DocPage'],
  ['b2', '@site/src/pages/index.tsx'],
  ['c3', '~docs/default/a.json'],
  ['d4', '@site/docs/a.mdx'],
  ['content---docs-e5', '@site/src/pages/own.tsx'],
]
  .map(([chunk, module]) => entry(chunk, module))
  .join('')}};`;

const SCRIPTS = ['a1', 'b2', 'c3', 'd4', 'content---docs-e5', '265', 'main', 'runtime~main', 'controls'];

function namesIn(plugins: readonly object[]) {
  const folder = siteWith({
    'generated/registry.js': REGISTRY,
    ...Object.fromEntries(SCRIPTS.map((name) => [`build/assets/js/${name}.0a.js`, ''])),
  });
  const props = {siteDir: ROOT, generatedFilesDir: path.join(folder, 'generated'), plugins};
  const {ofOwner, ofHome} = lateScripts(props as never, path.join(folder, 'build'));
  const names = (files: readonly string[]) => files.map((file) => path.basename(file, '.0a.js')).sort();
  return {ofOwner: names(ofOwner), ofHome: names(ofHome)};
}

test('the scripts of pages with code, and those without a name, may show more; those of the theme, of data and of the app may not', () => {
  expect(namesIn([])).toEqual({ofOwner: ['265', 'content---docs-e5', 'd4'], ofHome: ['b2']});
});

test('on a site with client modules of a plugin every script may show more', () => {
  expect(namesIn([{getClientModules: () => ['/owner/module.js']}])).toEqual({
    ofOwner: SCRIPTS.filter((name) => name !== 'b2').sort(),
    ofHome: ['b2'],
  });
});
