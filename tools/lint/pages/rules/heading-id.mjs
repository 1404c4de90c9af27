const ID = /\{#([^{}]*)\}\s*$/;

/** ESLint rule: explicit ids of headings are unique; with `required` each heading has one, of ASCII characters. */
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

export default headingId;
