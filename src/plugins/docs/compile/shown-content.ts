import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import * as words from '../../../../contract/words';
import type {PageNode} from '../../../data/page-elements';
import {LABEL, LIST} from '../../../data/marks';
import {toHtml} from '../read/to-html';
import type {Remark} from '../read/remark';
import {CODE_TITLE} from '../tree/nodes';
import type {Page} from '../tree/nodes';
import {element, isLineEnd, pageNodes} from '../tree/page-nodes';

function withTables<Node extends ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = (node.children as ElementContent[]).map(withTables);
  const whole = {...node, children};
  return whole.type === 'element' && whole.tagName === 'table' ? (tableElement(whole as Element) as Node) : whole;
}

/** Adds to the content of a page: two columns for interfaces, footnotes, and the attributes of tables that phones show as lists. */
export const shownContent = ({children}: HastRoot): ElementContent[] =>
  withInterfaces(withFootnotes((children as ElementContent[]).filter((child) => !isLineEnd(child)))).map(withTables);

/**
 * The nodes of a page for src/app/PageElements.tsx.
 *
 * @throws Error for a JSX prop with code
 */
export const pageElements = async (page: Page, remark: Remark): Promise<readonly PageNode[]> =>
  shownContent(await toHtml(page, remark)).flatMap(pageNodes);

const isBackReference = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && 'dataFootnoteBackref' in node.properties;

/** A node without references to the heading of the footnotes, and without the space before a link back. */
function withoutHead<Node extends ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const inner = node.children as readonly ElementContent[];
  const children = inner.map((child, index) =>
    child.type === 'text' && isBackReference(inner[index + 1])
      ? {...child, value: child.value.replace(/ $/, '')}
      : withoutHead(child),
  );
  if (node.type !== 'element' || !('dataFootnoteRef' in node.properties)) return {...node, children};
  const properties = Object.entries(node.properties).filter(([name]) => name !== 'ariaDescribedBy');
  return {...node, properties: Object.fromEntries(properties), children};
}

const isNotes = (node: ElementContent): node is Element =>
  node.type === 'element' && 'dataFootnotes' in node.properties;

/** Footnotes as in beta.13: below a line, with a label for assistive technology instead of a visible heading. */
const withFootnotes = (nodes: readonly ElementContent[]): readonly ElementContent[] =>
  nodes.map((node) => {
    if (!isNotes(node)) return withoutHead(node);
    const line = element('hr', []);
    const notes = node.children.filter((child) => child.type === 'element' && child.tagName === 'ol').map(withoutHead);
    return {
      ...node,
      properties: {className: ['footnotes'], ariaLabel: words.pages.footnotes},
      children: [line, ...notes],
    };
  });

const nameOf = (node: ElementContent | undefined): string | null | undefined =>
  node?.type === 'element' ? node.tagName : node && 'name' in node ? node.name : undefined;

const isNamed = (node: ElementContent | undefined, ...names: readonly string[]): boolean =>
  names.includes(nameOf(node) ?? '');

/** A collapsed code block with its title as the summary. */
function fold(block: Element, open: boolean): Element {
  const [code] = block.children as [Element];
  const meta = String(code.properties.metastring ?? '');
  const rest = meta.replace(CODE_TITLE, '').trim();
  const bare = {
    ...block,
    children: [{...code, properties: {...code.properties, title: undefined, metastring: rest || undefined}}],
  };
  const summary = element('summary', [
    {type: 'text', value: CODE_TITLE.exec(meta)?.groups?.title ?? words.pages.example},
  ]);
  return element('details', [summary, bare], open ? {open} : {});
}

/** The code of an interface: samples, output, then examples; without samples, the first example is open. */
function codeOf(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const blocks = nodes.filter((node) => isNamed(node, 'pre', 'Samples'));
  const samples = blocks.findIndex((node) => isNamed(node, 'Samples'));
  const inOrder = samples < 0 ? blocks : [...blocks.slice(samples), ...blocks.slice(0, samples)];
  return inOrder.map((block, index) => (block.type === 'element' ? fold(block, index === 0) : block));
}

/** The content of an interface after its heading: description and fields, code, then states, which need the whole width. */
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
 * Wraps each interface of a page in the component Interface, which shows code and fields side by side on wide screens. The page's tree
 * stays flat; only the rendered output is grouped.
 * @internal exported for tests
 */
export function withInterfaces(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const start = nodes.findIndex((node, index) => isNamed(node, 'Endpoint') && isNamed(nodes[index - 1], 'h2'));
  if (start < 0) return nodes;
  const next = nodes.findIndex((node, index) => index > start && isNamed(node, 'h2'));
  const end = next < 0 ? nodes.length : next;
  return [...nodes.slice(0, start), ...interfaceOf(nodes.slice(start, end)), ...withInterfaces(nodes.slice(end))];
}

/** Tables with at least this number of columns are shown as a list on phones. */
const WIDE = 3;

/** ARIA roles for the elements of a table, as browsers drop the native roles when CSS changes their display. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The text content of a node. */
function hastText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as readonly ElementContent[]).map(hastText).join('') : '';
}

const elementsIn = (node: Element | undefined): readonly Element[] =>
  (node?.children ?? []).filter((child): child is Element => child.type === 'element');

/** Adds the role to an element of a table, and the title of their column to cells after the first. */
function withRoles(element: Element, titles: readonly string[]): Element {
  const {tagName, properties} = element;
  if (!ROLES[tagName]) return element;
  let column = -1;
  const inner = element.children.map((child): ElementContent => {
    if (child.type !== 'element') return child;
    column += 1;
    const made = withRoles(child, titles);
    return child.tagName === 'td' && column > 0 && titles[column]
      ? {...made, properties: {...made.properties, [LABEL]: titles[column]}}
      : made;
  });
  return {...element, properties: {...properties, role: ROLES[tagName]}, children: inner};
}

/** A table; with many columns it gets the attributes to be shown as a list on phones (src/theme/MDXComponents). */
function tableElement(table: Element): Element {
  const head = elementsIn(table).find(({tagName}) => tagName === 'thead');
  const titles = elementsIn(elementsIn(head)[0]).map(hastText);
  return titles.length < WIDE ? table : withRoles({...table, properties: {...table.properties, [LIST]: ''}}, titles);
}
