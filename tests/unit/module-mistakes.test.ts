import {expect, test} from './plain-test';
import path from 'path';
import {formatProblem} from '../../contract/problems';
import {importMistakeIn, mistakesOfModule} from '../../src/plugins/docs/checks/module-mistakes';
import {siteWith} from './fixtures/site-with';

const notFound = (request: string) => `  × Module not found: Can't resolve '${request}' in '/site/docs'\n   ╭─[7:0]\n`;
const noExport = (name: string, request: string, exports: string) =>
  `  × ESModulesLinkingError: export '${name}' (imported as '${name}') was not found in '${request}' (possible exports: ${exports})\n`;

const LOOKED = 'also with .tsx, .ts, .jsx, .js and .json.';
const AS_THEY_ARE = 'in capital and small letters as they are.';

for (const [what, markdown, text, expected] of [
  [
    'a file beside the page',
    "文字\n\nimport Note from './Notes';\n",
    notFound('./Notes'),
    `:3:18: the module "./Notes" does not exist. Looked for docs/Notes, ${LOOKED} Did you mean Note? Write the path relative to this file, ${AS_THEY_ARE}`,
  ],
  [
    'a file of the site',
    "import Note from '@site/src/missing/Note';\r\n",
    notFound('@site/src/missing/Note'),
    `:1:18: the module "@site/src/missing/Note" does not exist. Looked for src/missing/Note, ${LOOKED} The folder src/missing does not exist. Write the path from the folder of the site, ${AS_THEY_ARE}`,
  ],
  [
    'a file of the site, as Rspack says it where it knows the alias',
    "import Note from '@site/core/Note';\n",
    "× Cannot find module '@site/core/Note' for matched aliased key '@site'",
    `:1:18: the module "@site/core/Note" does not exist. Looked for core/Note, ${LOOKED} The folder core does not exist. Write the path from the folder of the site, ${AS_THEY_ARE}`,
  ],
  [
    'a file by its path from the folder of the site',
    "import Note from '/src/missing/Note';\n",
    notFound('/src/missing/Note'),
    `:1:18: the module "/src/missing/Note" does not exist. Looked for src/missing/Note, ${LOOKED} The folder src/missing does not exist. Write the path from the folder of the site, ${AS_THEY_ARE}`,
  ],
  [
    'a component of the theme',
    "import Tabs from '@theme/Tabz';\n",
    notFound('@theme/Tabz'),
    ':1:18: the module "@theme/Tabz" does not exist. No theme has a component of this name. Did you mean Tabs? Write the name of one, or add it to src/theme.',
  ],
  [
    'a package',
    "import React from 'raect';\n",
    notFound('raect'),
    ':1:19: the module "raect" does not exist. It is no package that is installed. Did you mean react? Run `npm install raect`, or begin the path of a file with ./ or @site/.',
  ],
  [
    'a file of a package that is not installed',
    "import '@somebody/player/dist/player.css';\n",
    notFound('@somebody/player/dist/player.css'),
    ':1:8: the module "@somebody/player/dist/player.css" does not exist. It is no package that is installed. Run `npm install @somebody/player`, or begin the path of a file with ./ or @site/.',
  ],
  [
    'a file that a package lacks',
    "import 'react/missing';\n",
    notFound('react/missing'),
    ':1:8: the module "react/missing" does not exist. The package react is installed, and has no such module. Write a path that it has.',
  ],
  [
    'a file that code asks for',
    '中文 <img src={require("./a.png").default} />\n',
    notFound('./a.png'),
    `:1:22: the module "./a.png" does not exist. Looked for docs/a.png, ${LOOKED} Write the path relative to this file, ${AS_THEY_ARE}`,
  ],
  [
    'a file for a loader',
    "文字\n\nimport text from '!!raw-loader!./no.js';\n",
    notFound('./no.js'),
    `:3:31: the module "./no.js" does not exist. Looked for docs/no.js, ${LOOKED} Write the path relative to this file, ${AS_THEY_ARE}`,
  ],
  [
    'a name that a module with a default export does not have',
    "文字\n\nimport {Tabs} from '@theme/Tabs';\n",
    noExport('Tabs', '@theme/Tabs', 'default'),
    ':3:9: the module "@theme/Tabs" has no export "Tabs". It exports default. Write: import Tabs from \'@theme/Tabs\';',
  ],
  [
    'a default export that does not exist',
    "import Note from './Note';\n",
    "× ESModulesLinkingError: export 'default' (imported as 'Note') was not found in './Note' (possible exports: Note)",
    ':1:8: the module "./Note" has no default export. It exports Note. Write: import {Note} from \'./Note\';',
  ],
] as const) {
  test(`an import of ${what} is reported where the page has it`, () => {
    const dependencies = '{"dependencies": {"react": "17.0.2"}}';
    const site = siteWith({'package.json': dependencies, 'docs/Note.tsx': '', 'docs/a.mdx': markdown});
    const file = path.join(site, 'docs', 'a.mdx');
    const problems = mistakesOfModule(site, {file, text});
    expect(problems.map((problem) => (typeof problem === 'string' ? problem : formatProblem(problem)))).toEqual([
      `[docs] docs/a.mdx${expected}`,
    ]);
  });
}

test('a module beside pages that imports one of Node, or one that does not exist, is reported at its place', () => {
  const site = siteWith({'src/read.js': "import fs from 'fs';\nimport './gone';\n"});
  const messageOf = (text: string) => {
    const problem = importMistakeIn(site, {file: path.join(site, 'src', 'read.js'), text});
    return problem && formatProblem(problem);
  };
  expect(messageOf(notFound('fs'))).toBe(
    '[beta13] src/read.js:1:16: the module "fs" does not exist. Node has it, browsers do not. Do without it, or in configureWebpack of a plugin name what browsers get: {resolve: {fallback: {fs: false}}}.',
  );
  expect(messageOf(notFound('./gone'))).toContain(
    '[beta13] src/read.js:2:8: the module "./gone" does not exist. Looked for src/gone, ',
  );
  expect(messageOf(noExport('all', './gone', 'every'))).toBe(
    '[beta13] src/read.js:2:1: the module "./gone" has no export "all". It exports every. Import a name that it exports.',
  );
  expect(messageOf('another mistake')).toBeUndefined();
});

test('a package that imports what another one does not export, as a hook of a later React, is to be installed in another version', () => {
  const file = 'node_modules/@owner/cards/dist/index.js';
  const site = siteWith({[file]: "'use strict';\nimport {useId} from 'react';\n"});
  const problem = importMistakeIn(site, {file: path.join(site, file), text: noExport('useId', 'react', 'useState')});
  expect(problem && formatProblem(problem)).toBe(
    `[beta13] ${file}:2:9: the package @owner/cards imports "useId" from "react", which does not export it. Install a version of @owner/cards for the installed react.`,
  );
});

test('a style sheet of customCss that is not found is named in the configuration, with what to write', () => {
  const site = siteWith({
    'docusaurus.config.ts': "export default {\n  theme: {customCss: './src/own.css'},\n};\n",
    'src/own.css': '',
    'package.json': '{}',
  });
  const messageOf = (request: string) => {
    const problem = importMistakeIn(site, {
      file: path.join(site, '.docusaurus', 'client-modules.js'),
      text: notFound(request),
    });
    return problem && formatProblem(problem);
  };
  expect(messageOf('./src/own.css')).toBe(
    `[beta13] docusaurus.config.ts:2:22: the client module or style sheet "./src/own.css" is not found, as beta.13 does not look for it in the folder of the site. Write require.resolve('./src/own.css').`,
  );
  expect(messageOf('./none.css')).toBe(
    `[beta13] docusaurus.config.ts: the client module or style sheet "./none.css" does not exist. Name a file, e.g. by require.resolve('./src/css/custom.css').`,
  );
  expect(messageOf('@owner/none')).toContain(
    '[beta13] docusaurus.config.ts: the module "@owner/none" does not exist. It is no package that is installed.',
  );
});

test('what the loader of pages says is passed on line by line, and other mistakes by their reason', () => {
  const file = test.info().outputPath('docs', 'a.mdx');
  const thrown = '[docs] docs/a.mdx:1:2: one. Fix it.\n[publish] docs/a.mdx:3: two. Fix it.';
  expect(mistakesOfModule(test.info().outputPath(), {file, text: '× Module build failed', thrown})).toEqual(
    thrown.split('\n'),
  );
  const text = "  × Module parse failed:\n  ╰─▶   × JavaScript parse error: Duplicate export of 'a'\n";
  const [problem] = mistakesOfModule(test.info().outputPath(), {file, text});
  expect(problem).toMatchObject({message: expect.stringContaining("Duplicate export of 'a'")});
});
