/** Messages of Rspack over several lines become one line with the place. */
import {expect, test} from './plain-test';
import {mistakeIn, mistakeOfPlugin} from '../../src/plugins/beta13/bundle/code-mistake';

const picture = (place: string): string =>
  `         ╭─[${place}]\n       1 │ a\n         · ─\n         ╰────\n      \n  help: \n        You may need an appropriate loader to handle this file type.\n`;

const FIX = 'Fix the code of the file.';

const MISTAKES: readonly (readonly [what: string, file: string, text: string, expected: Record<string, unknown>])[] = [
  [
    'JSX',
    'src/a.jsx',
    `Module build failed (from builtin:swc-loader):\n  ╰─▶   × Syntax Error: Expected corresponding JSX closing tag for <p>\n${picture('3:15')}`,
    {line: 3, column: 15, message: `Expected corresponding JSX closing tag for <p>. ${FIX}`},
  ],
  [
    'JavaScript',
    'src/a.js',
    `Module parse failed:\n  ╰─▶   × JavaScript parse error: Unexpected token '.'\n${picture('2:0')}`,
    {line: 2, column: 0, message: `Unexpected token '.'. ${FIX}`},
  ],
  [
    'a file that no loader reads',
    'src/a.scss',
    `Module parse failed:\n  ╰─▶   × JavaScript parse error: Unexpected token '.'\n${picture('2:0')}`,
    {message: expect.stringMatching(/^Unexpected token '\.'\. No loader converts files of the type \.scss /)},
  ],
  [
    'a loader that names the place behind the file',
    '/site/src/a.scss',
    'Module build failed (from ./node_modules/sass-loader/dist/cjs.js):\n  ╰─▶ SassError: Expected expression.\n        ╷\n      2 │   color: ;\n        │         ^\n        ╵\n        src/a.scss 2:10  root stylesheet\n',
    {line: 2, column: 10, message: `SassError: Expected expression. ${FIX}`},
  ],
  ['a loader without a place', 'src/a.txt', 'Module build failed:\n  ╰─▶ Error: no.', {message: `no. ${FIX}`}],
];

for (const [what, file, text, expected] of MISTAKES)
  test(`a mistake in ${what} is one line with its place`, () => {
    expect(mistakeIn(file, text)).toMatchObject(expected);
  });

test('an error without a module is one line, which leads to the plugins', () => {
  expect(mistakeOfPlugin("unable to locate '/site/nowhere' glob\n  second line.\n")).toBe(
    "unable to locate '/site/nowhere' glob second line. Look at the plugins that change the configuration of webpack.",
  );
});
