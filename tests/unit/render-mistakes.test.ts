import {expect, test} from './plain-test';
import {mkdirSync, readFileSync} from 'fs';
import path from 'path';
import {runInThisContext} from 'vm';
import {build} from 'esbuild';
import {formatProblem} from '../../contract/problems';
import {siteWith} from './fixtures/site-with';
import {SERVER_BUNDLE} from '../../src/plugins/beta13/bundle/stack-places';
import {joinAlike, mistakeAt, renderMistake} from '../../src/plugins/beta13/render-mistake';
import {sourceOfRoute} from '../../src/plugins/route-source';
import {pageModule, withMapInside} from '../../src/plugins/docs/compile/page-module';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {evalPlaces} from '../../src/plugins/beta13/start/page-errors';

const OPTIONS = {siteDir: '/site', editing: false, baseUrl: '/', onBrokenMarkdownLinks: 'throw'} as const;
async function mistakeOf(site: string, markdown: string) {
  const file = 'docs/a.mdx';
  const {root} = await readPage({file, markdown});
  const contents = withMapInside(await pageModule({file, root}, undefined, OPTIONS));
  const folder = path.join(site, 'bundles');
  mkdirSync(folder, {recursive: true});
  await build({
    stdin: {
      contents: `${contents}\nrequire('react-dom/server').renderToString(React.createElement(MDXContent));`,
      sourcefile: path.join(site, file),
      resolveDir: __dirname,
    },
    outfile: path.join(folder, SERVER_BUNDLE),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    sourcemap: 'external',
    sourcesContent: false,
    external: ['prismjs', 'prismjs/*', 'react', 'react-dom'],
    alias: {'@site': path.join(__dirname, '..', '..')},
  });
  try {
    // Not with `require`, as Playwright would compile it again.
    const bundle = path.join(folder, SERVER_BUNDLE);
    runInThisContext(`(require, module) => {${readFileSync(bundle, 'utf8')}}`, {filename: bundle})(require, {
      exports: {},
    });
    return '';
  } catch (error) {
    return formatProblem(renderMistake(site, folder, file, error as Error));
  }
}
for (const [what, markdown, expected] of [
  [
    'an expression',
    '---\r\ntitle: 一\r\n---\r\n\r\n中文 {a.b}\r\n',
    ':5:5: the page cannot be shown: a is not defined. Define it on the page by an import or export. Where the braces are text, write \\{ and \\}, or put them into a code span.',
  ],
  [
    'a prop',
    ':::note 标题\n\n文字\n\n:::\n\n<div title={undefined.b}>一</div>\n',
    ":7:23: the page cannot be shown: Cannot read properties of undefined (reading 'b'). Fix the code there, or what it is given.",
  ],
  [
    'what only browsers have',
    'export const width = window.innerWidth;\n\n{width}\n',
    ':1:22: the page cannot be shown: window is not defined. Only browsers have it: put what uses it into <BrowserOnly>, or into an effect.',
  ],
] as const) {
  test(`${what} that throws is reported with its place on the page`, async () => {
    expect(await mistakeOf(test.info().outputPath('site'), markdown)).toBe(`[docs] docs/a.mdx${expected}`);
  });
}
test('what React says by number is said in words', () => {
  const error = new Error(
    'Minified React error #31; visit https://reactjs.example/?invariant=31&args[]=object%20with%20keys%20%7Ba%7D for the full message',
  );
  error.stack = '';
  expect(renderMistake('/site', '/bundles', 'docs/a.mdx', error).message).toBe(
    'the page cannot be shown: object with keys {a} is no text and no element. Show one of its values, or its text. Fix what the page shows.',
  );
});
test('a name that a file of code does not define is to be imported there, and a page without a component is named', () => {
  const error = new Error('React is not defined');
  expect(mistakeAt('/site', 'src/pages/a.tsx', error, [{file: 'src/pages/a.tsx', line: 1, column: 2}]).message).toBe(
    'the page cannot be shown: React is not defined. Import or define React in the file.',
  );
  const site = siteWith({'src/pages/a.tsx': 'export const a = 1;\n', 'src/pages/b.tsx': 'export default 1;\n'});
  expect(renderMistake(site, '/bundles', 'src/pages/a.tsx', error).message).toBe(
    'the page has no default export. Expected its component: export default function Page() {…}.',
  );
  expect(renderMistake(site, '/bundles', 'src/pages/b.tsx', error).message).toContain('React is not defined');
});
test('where no code of the site throws, the innermost component is named', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'map')");
  error.stack = `${error.stack?.split('\n')[0]}\n    at Array.map (<anonymous>)\n    at O (/p/node_modules/react/cjs/react.production.min.js:13:2)\n    at DocCardList (/p/server.js:1:2)\n    at Layout (/p/server.js:1:9)`;
  expect(renderMistake('/site', '/bundles', 'docs/a.mdx', error).message).toBe(
    "the page cannot be shown: Cannot read properties of undefined (reading 'map') in <DocCardList>. Look at the props that the page gives it.",
  );
});
test('what fails beside pages is reported once, with the number of pages; what fails on a page, for each of them', () => {
  const shared = {plugin: 'docs', message: 'no doc "a".'};
  const own = {...shared, line: 2};
  expect(
    joinAlike([
      {...shared, file: 'a'},
      {...own, file: 'b'},
      {...shared, file: 'c'},
      {...own, file: 'd'},
    ]).map(formatProblem),
  ).toEqual([
    '[docs] a: no doc "a". Other pages with the same mistake: 1.',
    '[docs] b:2: no doc "a".',
    '[docs] d:2: no doc "a".',
  ]);
});
test('the file of a route is found among the modules of the innermost route', () => {
  const routes = [
    {
      path: '/docs',
      component: '@theme/DocPage',
      routes: [{path: '/docs/a', component: '@theme/DocItem', modules: {content: '@site/docs/a.mdx'}}],
    },
    {path: '/b', component: '@site/src/pages/b.tsx'},
  ];
  expect(sourceOfRoute(routes as never, '/docs/a')).toBe('docs/a.mdx');
  expect(sourceOfRoute(routes as never, '/b')).toBe('src/pages/b.tsx');
  expect(sourceOfRoute(routes as never, '/c')).toBeUndefined();
});

const FILE = 'docs/a.mdx';
/** The code of a page as `start` sends it to a browser, with its source map. */
async function scriptOf(markdown: string, query = '') {
  const {root} = await readPage({file: FILE, markdown});
  const {code, map} = await pageModule({file: FILE, root}, undefined, {
    siteDir: '/site',
    editing: true,
    baseUrl: '/',
    onBrokenMarkdownLinks: 'throw',
  });
  const base64 = Buffer.from(JSON.stringify(map)).toString('base64');
  const end = `//# sourceMappingURL=data:application/json;charset=utf-8;base64,${base64}\n//# sourceURL=webpack-internal:///./${FILE}${query}\n`;
  return {code, script: `eval(${JSON.stringify(`${code}\n${end}`)})`};
}
/**
 * The message of `start` about an error in the code of a page.
 *
 * @param at the code in the compiled module
 */
async function messageOf(markdown: string, at: string) {
  const {code, script} = await scriptOf(markdown);
  const before = code.slice(0, code.indexOf(at)).split('\n');
  const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`;
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'b')",
    `    at MDXContent (webpack-internal:///./${FILE}:${place})`,
    '    at renderWithHooks (webpack-internal:///./node_modules/react-dom/cjs/react-dom.development.js:14985:18)',
  ].join('\n');
  // The excerpt of a post is a module of the same file.
  const excerpt = await scriptOf('{1}\n', '?truncated=true');
  return formatProblem(
    mistakeAt(
      '/site',
      FILE,
      {message: "Cannot read properties of undefined (reading 'b')"},
      evalPlaces(stack, [excerpt.script, script]),
    ),
  );
}
test('the place of an error in a browser is that on the page', async () => {
  expect(await messageOf('---\ntitle: 一\n---\n\n中文 {({}).a.b}\n', '.b')).toBe(
    `[docs] ${FILE}:5:10: the page cannot be shown: Cannot read properties of undefined (reading 'b'). Fix the code there, or what it is given.`,
  );
});
for (const [development, production] of [
  [
    'Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.',
    'Minified React error #31; visit https://react.example/?invariant=31&args[]=object%20with%20keys%20%7Ba%7D for the full message',
  ],
  [
    'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined. You likely forgot to export your component.',
    'Minified React error #130; visit https://react.example/?invariant=130&args[]=undefined&args[]= for the full message',
  ],
  [
    'Box(...): Nothing was returned from render. This usually means a return statement is missing.',
    'Minified React error #152; visit https://react.example/?invariant=152&args[]=Box for the full message',
  ],
])
  test(`in development the same is said of "${development.slice(0, 24)}" as in a build`, () => {
    expect(mistakeAt('/site', FILE, {message: development}, [])).toEqual(
      mistakeAt('/site', FILE, {message: production}, []),
    );
  });
