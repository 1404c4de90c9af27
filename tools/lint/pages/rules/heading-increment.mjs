import markdown from '@eslint/markdown';

/** Blocks whose output begins with an h2. */
const SECTIONS = ['openapi', 'dictionary', 'dictionaries'];

const {'heading-increment': increment} = markdown.rules;

/** ESLint's rule that headings skip no level, extended by the headings of blocks. */
const headingIncrement = {
  ...increment,
  create(context) {
    const listeners = increment.create(context);
    return {
      ...listeners,
      code(node) {
        if (SECTIONS.includes(node.lang)) listeners.heading({...node, depth: 2});
      },
    };
  },
};

export default headingIncrement;
