import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LANGUAGES} from '../../contract/samples/languages';
import Code from '../../src/theme/CodeBlock/Code';
import {expect, test} from './plain-test';

const text = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Highlighted code, without its enclosing element. */
const shown = (code: string, language: string, marked?: readonly number[]): string =>
  renderToStaticMarkup(createElement(Code, {code, language, marked})).replace(/^<code>|<\/code>$/g, '');

test('only coloured tokens are elements, and a token of several lines is an element on each line', () => {
  expect(shown('{"a": 1}', 'json')).toBe('{"a": <span class="code-value">1</span>}');
  expect(shown('/* a\nb */', 'java')).toBe('<span class="code-comment">/* a</span>\n<span class="code-comment">b */</span>');
});

for (const language of [...LANGUAGES.map(({prism}) => prism), 'http', 'json', 'text']) {
  test(`${language} code is on the page character by character, and nothing in it is markup`, () => {
    const code = 'if (a < b && "<i>") {\n\treturn "x & y"; // <script>\n}\n';
    const html = shown(code, language);
    expect(text(html)).toBe(code);
    expect(html.match(/<(?!\/?span)/g)).toBeNull();
  });
}

test('a marked line is an element with its line end', () => {
  expect(shown('a\n\nb', 'text', [0])).toBe('<span class="docusaurus-highlight-code-line">a\n</span>\nb');
});

test('a language that is not known stops the build', () => {
  expect(() => shown('x', 'cobol')).toThrow('[code] the language "cobol" of a code block is not known.');
});
