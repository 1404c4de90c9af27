import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LANGUAGES} from '../../contract/samples/languages';
import Code from '../../src/theme/CodeBlock/Code';
import {expect, test} from './plain-test';

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Highlighted code, without its enclosing element. */
const shown = (code: string, language: string, marked?: readonly number[]): string =>
  renderToStaticMarkup(createElement(Code, {code, language, marked})).replace(/^<code>|<\/code>$/g, '');

test('only coloured code is elements, one for each piece of a colour, with the spaces and line ends in it', () => {
  expect(shown('{"a": 1}', 'json')).toBe('{"a": <span class="code-value">1</span>}');
  expect(shown('/* a\nb */\n// c\nint d', 'java')).toBe(
    '<span class="code-comment">/* a\nb */\n// c\n</span><span class="code-keyword">int</span> d',
  );
  expect(shown('echo "$a"', 'bash')).toBe(
    '<span class="code-name">echo </span><span class="code-string">"</span><span class="code-value">$a</span><span class="code-string">"</span>',
  );
});

for (const language of [...LANGUAGES.map(({prism}) => prism), 'http', 'json', 'text']) {
  test(`${language} code is on the page character by character, and nothing in it is markup`, () => {
    const code = 'if (a < b && "<i>") {\n\treturn "x & y"; // <script>\n}\n';
    const html = shown(code, language);
    expect(text(html)).toBe(code);
    expect(html.match(/<(?!\/?span)/g)).toBeNull();
  });
}

test('a marked line is an element with its line end, in which its pieces of code end', () => {
  expect(shown('/* a\nb */', 'java', [1])).toBe(
    '<span class="code-comment">/* a\n</span><span class="docusaurus-highlight-code-line"><span class="code-comment">b */</span></span>',
  );
  expect(shown('a\n\nb', 'text', [0])).toBe('<span class="docusaurus-highlight-code-line">a\n</span>\nb');
});

test('code in a language that Prism does not know is plain text', () => {
  expect(shown('a < "b"', 'no-such-language')).toBe('a &lt; "b"');
});
