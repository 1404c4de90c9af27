/** An error code in prose: six digits, the first three of which are an HTTP status. */
const CODE = /`[45]\d{5}`/g;
const MOST = 2;

/** The end of a sentence: its punctuation mark, an empty line, or the start of a list item or table row. */
const END = /[。！？]|\n\s*(?:\n|[-|])/g;

/** The sentences of a text, each with its offset. */
function sentencesOf(text) {
  let start = 0;
  return [...text.matchAll(END), {index: text.length, 0: ''}].map(({index, 0: mark}) => {
    const sentence = {text: text.slice(start, index), offset: start};
    start = index + mark.length;
    return sentence;
  });
}

/** ESLint rule: a sentence of Markdown or YAML contains at most two error codes; the list below an interface has all of them. */
const fewCodes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      many: `{{count}} error codes in one sentence: {{codes}}. Make them a list, one in each item, or drop them where the interface lists its error codes.`,
    },
  },
  create(context) {
    const {sourceCode} = context;
    const check = (start, end) =>
      sentencesOf(sourceCode.text.slice(start, end)).forEach(({text, offset}) => {
        const codes = [...new Set(text.match(CODE))];
        if (codes.length <= MOST) return;
        const first = start + offset + text.indexOf(codes[0]);
        context.report({
          loc: sourceCode.getLocFromIndex(first),
          messageId: 'many',
          data: {count: String(codes.length), codes: codes.join(', ')},
        });
      });
    return {
      paragraph: ({position: {start, end}}) => check(start.offset, end.offset),
      YAMLScalar: ({range}) => check(...range),
    };
  },
};

export default fewCodes;
