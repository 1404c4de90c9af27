/** ESLint rule: code is fenced. Indented code has no language, and MDX 2 and later take it for text. */
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

export default indentedCode;
