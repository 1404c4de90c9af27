import fewCodes from './codes.mjs';
import {corrected} from './correct.mjs';

/** Number of characters of context around a difference in a message. */
const CONTEXT = 6;

/** The part in which two texts differ, with some context. */
function difference(text, expected) {
  let start = 0;
  while (text[start] === expected[start]) start += 1;
  let tail = 0;
  while (
    tail < Math.min(text.length, expected.length) - start &&
    text[text.length - 1 - tail] === expected[expected.length - 1 - tail]
  )
    tail += 1;
  const shown = (whole) => whole.slice(Math.max(0, start - CONTEXT), whole.length - Math.max(0, tail - CONTEXT));
  return {
    start,
    end: text.length - tail,
    found: shown(text),
    wanted: shown(expected),
    replacement: expected.slice(start, expected.length - tail),
  };
}

/** The lines of a text, each with its offset. */
function linesOf(text, offset) {
  let start = offset;
  return text.split('\n').map((line) => {
    const place = {text: line, offset: start};
    start += line.length + 1;
    return place;
  });
}

/** Start of the prose in a line: after `title: ` in front matter, after `: ` or ` as ` in a sequence diagram. */
const VALUE = /(?<=^\w+: *)\S.*$/;
const LABEL = /(?<=: | as ).*$/;

/** ESLint rule: checks the style of Chinese prose that readers see, in Markdown, YAML, TypeScript and JSX. */
const chinese = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {wrong: 'write "{{wanted}}" in the place of "{{found}}". `npm run lint -- --fix` does it.'},
  },
  create(context) {
    const {sourceCode} = context;
    const check = ({text, offset}) => {
      const expected = corrected(text);
      if (expected === text) return;
      const {start, end, found, wanted, replacement} = difference(text, expected);
      const range = [offset + start, offset + end];
      context.report({
        loc: {start: sourceCode.getLocFromIndex(range[0]), end: sourceCode.getLocFromIndex(range[1])},
        messageId: 'wrong',
        data: {found, wanted},
        fix: (fixer) => fixer.replaceTextRange(range, replacement),
      });
    };
    const checkRange = (start, end) => linesOf(sourceCode.text.slice(start, end), start).forEach(check);
    const checkNode = ({position: {start, end}}) => checkRange(start.offset, end.offset);
    const checkParts = ({position: {start, end}}, part) =>
      linesOf(sourceCode.text.slice(start.offset, end.offset), start.offset).forEach(({text, offset}) => {
        const found = part.exec(text);
        if (found) check({text: found[0], offset: offset + found.index});
      });
    return {
      paragraph: checkNode,
      heading: checkNode,
      tableCell: checkNode,
      html: checkNode,
      code: (node) => {
        if (node.lang === 'mermaid') checkParts(node, LABEL);
      },
      yaml: (node) => checkParts(node, VALUE),
      YAMLScalar: ({style, range}) => {
        const quotes = style === 'single-quoted' || style === 'double-quoted' ? 1 : 0;
        checkRange(range[0] + quotes, range[1] - quotes);
      },
      Literal: ({value, range}) => {
        if (typeof value === 'string') checkRange(range[0] + 1, range[1] - 1);
      },
      TemplateElement: ({value, range}) => checkRange(range[0] + 1, range[0] + 1 + value.raw.length),
      JSXText: ({range}) => checkRange(...range),
    };
  },
};

export default {meta: {name: 'prose'}, rules: {chinese, 'few-codes': fewCodes}};
