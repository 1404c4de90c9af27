import {expect, test} from './plain-test';
import {formatProblem} from '../../contract/problems';
import {evalPlaces} from '../../src/plugins/beta13/start/page-errors';
import {mistakeAt} from '../../src/plugins/beta13/render-mistake';
import {pageModule} from '../../src/plugins/docs/compile/page-module';
import {readPage} from '../../src/plugins/docs/read/read-page';

const FILE = 'docs/a.mdx';

/** A page as `start` gives it to a browser: its code as text, with its map behind it. */
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

/** What `start` says of an error in code of a page. @param at the code, as it is in the module of the page */
async function saidOf(markdown: string, at: string) {
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
      FILE,
      {message: "Cannot read properties of undefined (reading 'b')"},
      evalPlaces(stack, [excerpt.script, script]),
    ),
  );
}

test('the place of an error in a browser is that on the page', async () => {
  expect(await saidOf('---\ntitle: 一\n---\n\n中文 {({}).a.b}\n', '.b')).toBe(
    `[docs] ${FILE}:5:10: the page cannot be shown: Cannot read properties of undefined (reading 'b'). Mend the code there, or what it is given.`,
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
    expect(mistakeAt(FILE, {message: development}, [])).toEqual(mistakeAt(FILE, {message: production}, []));
  });
