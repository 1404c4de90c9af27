import {suggestion} from '../suggestion.mjs';

/** The purposes of front matter keys, for messages. */
const PURPOSES = {
  title: 'the h1, and the name of the page in the sidebar, in tabs and on cards',
  description: 'one sentence for cards and search engines',
};

/**
 * ESLint rule: a page has a title, in its front matter or as an h1, and a description; with `known`, its front matter has no other keys
 * than the known ones.
 */
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
      unknown: '"{{key}}" is no key of these pages. Known: {{known}}.{{near}} Fix or drop it.',
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

export default frontMatter;
