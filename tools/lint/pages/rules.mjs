import {BLOCKS, LANGUAGES} from './languages.mjs';
import {suggestion} from './suggestion.mjs';

const ID = /\{#([^{}]*)\}\s*$/;

/** ESLint rule: the id that a heading gives itself is its own; with `required` each heading has one, of ASCII. */
const headingId = {
  meta: {
    type: 'problem',
    schema: [{type: 'object', properties: {required: {type: 'boolean'}}, additionalProperties: false}],
    defaultOptions: [{}],
    messages: {
      missing:
        'the heading has no id. Write one of ASCII at its end, e.g. {#signature}: links keep it when the text changes.',
      foreign: 'stock Docusaurus shows the id "{{id}}" as text. Write one of ASCII, e.g. {#signature}.',
      twice: 'the id "{{id}}" stands twice on the page, and links reach the first one only. Give each heading its own.',
    },
  },
  create(context) {
    const [{required}] = context.options;
    const ids = new Set();
    return {
      heading(node) {
        const last = node.children.at(-1);
        const id = last?.type === 'text' ? ID.exec(last.value)?.[1] : undefined;
        const report = (messageId) => context.report({node, messageId, data: {id}});
        if (id === undefined) {
          if (required) report('missing');
          return;
        }
        if (required && !/^[\w.-]+$/.test(id)) report('foreign');
        if (ids.has(id)) report('twice');
        ids.add(id);
      },
    };
  },
};

/** What keys of front matter are for. */
const PURPOSES = {
  title: 'the h1, and the name of the page in the sidebar, in tabs and on cards',
  description: 'one sentence for cards and search engines',
};

/** ESLint rule: a page has a title, in its front matter or as an h1, and a description; with `known` its front matter has no other keys. */
const frontMatter = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {known: {type: 'array', items: {type: 'string'}, minItems: 1}},
        additionalProperties: false,
      },
    ],
    defaultOptions: [{}],
    messages: {
      missing: 'the page has no {{key}}: {{purpose}}. Write "{{key}}: …" between the first lines "---".',
      unknown: '"{{key}}" is no key of these pages. Known: {{known}}.{{near}} Mend or drop it.',
    },
  },
  create(context) {
    const [{known}] = context.options;
    const {sourceCode} = context;
    const keys = new Map();
    let hasH1 = false;
    return {
      yaml({position}) {
        const text = sourceCode.text.slice(0, position.end.offset);
        for (const {1: key, 2: value, index} of text.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)) keys.set(key, {value, index});
      },
      'heading[depth=1]'() {
        hasH1 = true;
      },
      'root:exit'() {
        for (const [key, purpose] of Object.entries(PURPOSES)) {
          const isWritten = /^(?!''|"")\S/.test(keys.get(key)?.value ?? '');
          if (isWritten || (key === 'title' && hasH1)) continue;
          context.report({loc: {line: 1, column: 1}, messageId: 'missing', data: {key, purpose}});
        }
        if (!known) return;
        for (const [key, {index}] of keys) {
          if (known.includes(key)) continue;
          const loc = {start: sourceCode.getLocFromIndex(index), end: sourceCode.getLocFromIndex(index + key.length)};
          const data = {key, known: known.join(', '), near: suggestion(key, known)};
          context.report({loc, messageId: 'unknown', data});
        }
      },
    };
  },
};

const KNOWN = [...BLOCKS, ...LANGUAGES];

/** ESLint rule: the language of a code block is one that Prism highlights, or the name of a block that shows a contract. */
const codeLanguage = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown:
        '"{{lang}}" is no language that Prism highlights, so it is shown as plain text.{{near}} Mend it, or write "text".',
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

/** ESLint rule: code stands between fences. Code by indentation has no language, and MDX from version 2 on takes it for text. */
const indentedCode = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      indented:
        'the code is indented, which newer MDX takes for text. Put it between lines "```text" and "```", not indented.',
    },
  },
  create(context) {
    const {sourceCode} = context;
    return {
      code(node) {
        const {start, end} = node.position;
        if (/^ {0,3}(`{3}|~{3})/.test(sourceCode.text.slice(start.offset))) return;
        const isOnPage = sourceCode.getParent(node).type === 'root';
        const fence = node.value.includes('```') ? '~~~' : '```';
        context.report({
          node,
          messageId: 'indented',
          fix: (fixer) =>
            isOnPage &&
            fixer.replaceTextRange(
              [start.offset - start.column + 1, end.offset],
              `${fence}text\n${node.value}\n${fence}`,
            ),
        });
      },
    };
  },
};

export default {
  meta: {name: 'pages'},
  rules: {
    'heading-id': headingId,
    'front-matter': frontMatter,
    'code-language': codeLanguage,
    'indented-code': indentedCode,
  },
};
