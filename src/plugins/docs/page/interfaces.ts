import type {PageElement, PageNode} from '../../../data/page-elements';

const isNamed = (node: PageNode | undefined, ...names: readonly string[]): node is PageElement =>
  typeof node === 'object' && names.includes(node.name);

const TITLE = /\btitle="([^"]*)"/;

/** A code block folded under its title. */
function fold(block: PageElement, open: boolean): PageElement {
  const meta = String(block.props?.metastring ?? '');
  const bare = {...block, props: {...block.props, metastring: meta.replace(TITLE, '').trim() || undefined}};
  return {
    name: 'details',
    props: open ? {open} : {},
    children: [{name: 'summary', children: [TITLE.exec(meta)?.[1] ?? '示例']}, bare],
  };
}

/** The code of an interface: the samples, what they print, then the examples; where there are no samples, the first example is open. */
function codeOf(nodes: readonly PageNode[]): readonly PageNode[] {
  const blocks = nodes.filter((node): node is PageElement => isNamed(node, 'code', 'Samples'));
  const samples = blocks.findIndex(({name}) => name === 'Samples');
  const inOrder = samples < 0 ? blocks : [...blocks.slice(samples), ...blocks.slice(0, samples)];
  return inOrder.map((block, index) => (block.name === 'code' ? fold(block, index === 0) : block));
}

/** An interface after its heading: what it is and its fields, its code, then its states, which need the whole width. */
function interfaceOf(nodes: readonly PageNode[]): readonly PageNode[] {
  const end = nodes.findIndex((node) => isNamed(node, 'Reference')) + 1;
  const [about, rest] = [nodes.slice(0, end), nodes.slice(end)];
  const code = codeOf(rest);
  const others = rest.filter((node) => !isNamed(node, 'code', 'Samples'));
  return [
    {
      name: 'Interface',
      children: [{name: 'div', children: about}, ...(code.length > 0 ? [{name: 'div', children: code}] : [])],
    },
    ...others,
  ];
}

/**
 * Puts each interface of a page into the component Interface, which shows its code beside its fields where there is room. The tree of the
 * page stays flat: only what the browser gets is grouped.
 */
export function withInterfaces(nodes: readonly PageNode[]): readonly PageNode[] {
  const start = nodes.findIndex((node, index) => isNamed(node, 'Endpoint') && isNamed(nodes[index - 1], 'h2'));
  if (start < 0) return nodes;
  const next = nodes.findIndex((node, index) => index > start && isNamed(node, 'h2'));
  const end = next < 0 ? nodes.length : next;
  return [...nodes.slice(0, start), ...interfaceOf(nodes.slice(start, end)), ...withInterfaces(nodes.slice(end))];
}
