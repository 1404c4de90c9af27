import {BLOCKS, LANGUAGES} from '../languages.mjs';
import {suggestion} from '../suggestion.mjs';

const KNOWN = [...BLOCKS, ...LANGUAGES];

/** ESLint rule: the language of a code block is one that Prism highlights, or the name of a block that shows a contract. */
const codeLanguage = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown:
        '"{{lang}}" is no language that Prism highlights, so it is shown as plain text.{{near}} Fix it, or write "text".',
    },
  },
  create(context) {
    return {
      code({lang, position: {start}}) {
        if (!lang || KNOWN.includes(lang)) return;
        const column = context.sourceCode.lines[start.line - 1].indexOf(lang, start.column - 1) + 1;
        context.report({
          loc: {start: {line: start.line, column}, end: {line: start.line, column: column + lang.length}},
          messageId: 'unknown',
          data: {lang, near: suggestion(lang, KNOWN)},
        });
      },
    };
  },
};

export default codeLanguage;
