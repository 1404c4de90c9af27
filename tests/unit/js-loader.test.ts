import {expect, test} from './plain-test';
import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {bundleForBrowsers} from '../../src/plugins/beta13/bundle/client-bundle';
import {jsLoader} from '../../src/plugins/beta13/js-loader';
import {siteWith} from './fixtures/site-with';

const FILES = {
  'entry.js': "import unused from './effect.js';\nimport {label} from './note.tsx';\nconsole.log(label);\n",
  'effect.js': "console.log('the effect');\nexport default 1;\n",
  'note.tsx':
    "import {NoteProps} from './types';\nimport shown from './shown';\nexport const label = ({text}: NoteProps): string => text + shown;\n",
  'types.d.ts': 'export type NoteProps = {readonly text: string};\n',
  'shown.ts': "export default 'the value';\n",
};

test('imports of types need no "type" in TypeScript, and JavaScript keeps imports that nothing uses', async () => {
  const siteDir = siteWith(FILES);
  const folder = path.join(siteDir, 'out');
  await bundleForBrowsers(
    {siteDir, folder, siteConfig: {baseUrl: '/', onBrokenMarkdownLinks: 'throw'}},
    {
      mode: 'production',
      context: siteDir,
      entry: './entry.js',
      resolve: {extensions: ['.ts', '.js']},
      optimization: {minimize: false},
      module: {rules: [{test: /\.(j|t)sx?$/, use: [jsLoader()]}, {test: /\.css$/}]},
    },
    () => undefined,
  );
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  expect(text).toContain('the effect');
  expect(text).toContain('the value');
});
