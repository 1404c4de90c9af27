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
    heading: (node, _, state, info) =>
      `${DEPTHS.slice(0, node.depth)} ${state.containerPhrasing(node, {...info, before: ' ', after: '\n'})}${node.data?.id ? ` {#${node.data.id}}` : ''}`,
  });
