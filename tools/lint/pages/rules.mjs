import gfm from './gfm.mjs';
import codeLanguage from './rules/code-language.mjs';
import frontMatter from './rules/front-matter.mjs';
import headingId from './rules/heading-id.mjs';
import headingIncrement from './rules/heading-increment.mjs';
import indentedCode from './rules/indented-code.mjs';
import listed from './rules/listed.mjs';

/** Rules for pages in addition to those of @eslint/markdown, and the language in which pages are parsed. */
export default {
  meta: {name: 'pages'},
  languages: {gfm},
  rules: {
    'code-language': codeLanguage,
    'front-matter': frontMatter,
    'heading-id': headingId,
    'heading-increment': headingIncrement,
    'indented-code': indentedCode,
    listed,
  },
};
