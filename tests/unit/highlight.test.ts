import {expect, test} from './plain-test';
import type {LoadContext} from '@docusaurus/types';
import dracula from 'prism-react-renderer/themes/dracula';
import github from 'prism-react-renderer/themes/github';
import loadLanguages from 'prismjs/components/index';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LANGUAGES} from '../../contract/samples/languages';
import {themeRules} from '../../src/data/code-themes';
import code from '../../src/plugins/code';
import Code from '../../src/theme/CodeBlock/Code';

// As the program that renders pages does (src/theme/CodeBlock/all-languages.ts).
loadLanguages(['bash', 'http', ...LANGUAGES.map(({prism}) => prism), 'json']);

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const shown = (code: string, language: string, marked?: number[]) =>
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

test('names that objects have by themselves are no languages', () => {
  for (const name of ['constructor', 'extend', '__proto__', 'toString']) expect(shown('a < b', name)).toBe('a &lt; b');
});

test('code has the colours of the themes of an owner, which prism-react-renderer gives tokens as styles', () => {
  const {theme, darkTheme} = {theme: github, darkTheme: dracula};
  const rules = themeRules({theme, darkTheme});
  const style = (html: string, mode: string) =>
    Array.from(html.matchAll(new RegExp(`code-${mode}-\\d+`, 'g')), ([name]) =>
      rules.slice(rules.indexOf(` .${name}{`)).replace(/^[^{]*\{|\}[^]*/g, ''),
    );
  const html = renderToStaticMarkup(createElement(Code, {code: '// a', language: 'js', themes: {theme, darkTheme}}));
  expect(style(html, 'light')).toEqual(['color:#999988', 'font-style:italic']);
  expect(style(html, 'dark')).toEqual(['color:rgb(98, 114, 164)']);
  expect(rules).toContain(':root:root[data-theme=dark]{--code-text:#F8F8F2;--code-background:#282A36}');
  expect(rules).toContain(':root:root:not([data-theme=dark]){--code-text:#393A34;--code-background:#f6f8fa}');
});

test('as in beta.13 a theme alone is that of both modes; a dark one alone leaves the light mode the colours of the site', () => {
  expect(themeRules({theme: github})).not.toContain('data-theme');
  expect(themeRules({darkTheme: dracula})).toContain('--code-comment:initial');
  const html = renderToStaticMarkup(createElement(Code, {code: '// a', language: 'js', themes: {darkTheme: dracula}}));
  expect(html).toMatch(/class="code-comment code-dark-\d+"/);
  expect(themeRules({})).toBe('');
});

test('a language that Prism lacks is refused among those that are added, an alias with its name', () => {
  const call = (additionalLanguages: string[]) => () =>
    code({siteConfig: {themeConfig: {prism: {additionalLanguages}}}} as unknown as LoadContext);
  expect(call(['powershell', 'kotlin'])).not.toThrow();
  expect(call(['ruste', 'ps1x', 'kt'])).toThrow(
    '[code] docusaurus.config.ts: themeConfig.prism.additionalLanguages: "ruste" is no language of Prism. Take it out, or fix it. Did you mean rust?',
  );
  expect(call(['kt'])).toThrow('"kt" is no language of Prism. It is an alias. Write "kotlin".');
});
