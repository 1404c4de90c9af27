import type {Root} from 'mdast';
import type {ComponentNode} from '../../src/plugins/docs/tree/nodes';
import type {Remark} from '../../src/plugins/docs/read/remark';

const DEPTHS = '######';

const component = ({name, props}: ComponentNode): string => {
  const written = Object.entries(props).filter(([, value]) => value !== undefined);
  return `<${[name, ...written.map(([prop, value]) => `${prop}={${JSON.stringify(value)}}`)].join(' ')} />`;
};

/** An expanded page as MDX. */
export const toMdx = (page: Root, {toMarkdown}: Remark): string =>
  toMarkdown(page, {
    component,
    // A paragraph that begins so would be a statement of ECMAScript.
    paragraph: (node, _, state, info) => {
      const leave = state.enter('phrasing');
      const text = state.containerPhrasing(node, info);
      leave();
      return text.replace(/^(im|ex)port(?=[ {])/, '$1&#112;ort');
    },
    heading: (node, _, state, info) =>
      `${DEPTHS.slice(0, node.depth)} ${state.containerPhrasing(node, {...info, before: ' ', after: '\n'})}${node.data?.id ? ` {#${node.data.id}}` : ''}`,
  });
