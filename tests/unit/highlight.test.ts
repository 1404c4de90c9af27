import {expect, test} from './plain-test';
import {LANGUAGES} from '../../contract/samples/languages';
import highlight from '../../src/theme/CodeBlock/highlight';

const text = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

test('only coloured pieces are elements, and a piece of several lines is one on each of them', () => {
  expect(highlight('{"a": 1}', 'json')).toEqual(['{"a": <span class="code-value">1</span>}']);
  expect(highlight('/* a\nb */', 'java')).toEqual(['<span class="code-comment">/* a</span>', '<span class="code-comment">b */</span>']);
});

for (const language of [...LANGUAGES.map(({prism}) => prism), 'http', 'json', 'text']) {
  test(`${language} code is on the page character by character, and nothing in it is markup`, () => {
    const code = 'if (a < b && "<i>") {\n\treturn "x & y"; // <script>\n}\n';
    const lines = highlight(code, language);
    expect(lines.map(text).join('\n')).toBe(code);
    expect(lines.join('').match(/<(?!\/?span)/g)).toBeNull();
  });
}

test('a language that is not known stops the build', () => {
  expect(() => highlight('x', 'cobol')).toThrow('[code] the language "cobol" of a code block is not known.');
});
