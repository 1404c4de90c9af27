import type {Element, ElementContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import * as words from '../../../../words';

const nameOf = (node: ElementContent | undefined): string | null | undefined =>
  node?.type === 'element' ? node.tagName : node && 'name' in node ? node.name : undefined;

const isNamed = (node: ElementContent | undefined, ...names: readonly string[]): boolean =>
  names.includes(nameOf(node) ?? '');

const element = (tagName: string, children: readonly ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

const TITLE = /\btitle="([^"]*)"/;

/** A code block folded under its title. */
function fold(block: Element, open: boolean): Element {
  const [code] = block.children as [Element];
  const meta = String(code.properties.metastring ?? '');
  const rest = meta.replace(TITLE, '').trim();
  const bare = {
    ...block,
    children: [{...code, properties: {...code.properties, title: undefined, metastring: rest || undefined}}],
  };
  const summary = element('summary', [{type: 'text', value: TITLE.exec(meta)?.[1] ?? words.pages.example}]);
  return element('details', [summary, bare], open ? {open} : {});
}

/** The code of an interface: the samples, what they print, then the examples; where there are no samples, the first example is open. */
function codeOf(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const blocks = nodes.filter((node) => isNamed(node, 'pre', 'Samples'));
  const samples = blocks.findIndex((node) => isNamed(node, 'Samples'));
  const inOrder = samples < 0 ? blocks : [...blocks.slice(samples), ...blocks.slice(0, samples)];
  return inOrder.map((block, index) => (block.type === 'element' ? fold(block, index === 0) : block));
}

/** An interface after its heading: what it is and its fields, its code, then its states, which need the whole width. */
function interfaceOf(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const end = nodes.findIndex((node) => isNamed(node, 'Reference')) + 1;
  const [about, rest] = [nodes.slice(0, end), nodes.slice(end)];
  const code = codeOf(rest);
  const others = rest.filter((node) => !isNamed(node, 'pre', 'Samples'));
  const columns = [element('div', about), ...(code.length > 0 ? [element('div', code)] : [])];
  const whole: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'Interface',
    attributes: [],
    children: columns,
  };
  return [whole, ...others];
}

/**
 * Puts each interface of a page into the component Interface, which shows its code beside its fields where there is room. The tree of the
 * page stays flat: only what the browser gets is grouped.
 */
export function withInterfaces(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const start = nodes.findIndex((node, index) => isNamed(node, 'Endpoint') && isNamed(nodes[index - 1], 'h2'));
  if (start < 0) return nodes;
  const next = nodes.findIndex((node, index) => index > start && isNamed(node, 'h2'));
  const end = next < 0 ? nodes.length : next;
  return [...nodes.slice(0, start), ...interfaceOf(nodes.slice(start, end)), ...withInterfaces(nodes.slice(end))];
}
