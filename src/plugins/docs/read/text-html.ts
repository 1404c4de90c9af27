import type {Element, ElementContent} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {Html, Nodes, Root, RootContent} from 'mdast';
import {isPhrasing, nodesIn} from '../tree/nodes';

/** Elements whose end tag HTML does not require or allow. */
const WITHOUT_END = new Set('br hr img source p li dt dd tr td th thead tbody tfoot rp rt'.split(' '));

/** The start of a tag, of a comment, or of what HTML parses as one. */
const START = /<(?:(\/?)([a-z][a-z\d-]*)(?=[\s/>])|!--)?/gi;

/** Limit of nested elements; a text with more is shown as source. */
const DEEPEST = 100;

/** Elements that GitHub shows and Markdown lacks: inline, then block elements. */
const IN_LINE = ['sub', 'sup', 'kbd', 'ins', 'ruby', 'rt', 'rp'];
const AROUND_LINES = ['summary', 'dl', 'dt', 'dd'];

/** Attributes with a visible effect. */
const ATTRIBUTES = ['open', 'colSpan', 'rowSpan'];

const attributesOf = ({properties}: Element): MdxJsxAttribute[] =>
  ATTRIBUTES.flatMap((name): MdxJsxAttribute[] => {
    const value = properties[name];
    if (value === undefined || value === null || value === false) return [];
    return [{type: 'mdxJsxAttribute', name, value: value === true ? null : String(value)}];
  });

const jsx = (type: 'mdxJsxFlowElement' | 'mdxJsxTextElement', node: Element, children: readonly RootContent[]) =>
  ({type, name: node.tagName, attributes: attributesOf(node), children}) as RootContent;

/** The content of an element: a line, or paragraphs if it has more than one. */
function contentOf(state: State, node: Element): readonly RootContent[] {
  const children = state.all(node) as RootContent[];
  return children.every(isPhrasing) ? children : (state.toFlow(children) as RootContent[]);
}

const inLine: Handle = (state, node) => jsx('mdxJsxTextElement', node, state.all(node) as RootContent[]);
const aroundLines: Handle = (state, node) => jsx('mdxJsxFlowElement', node, contentOf(state, node));
const withParagraphs: Handle = (state, node) =>
  jsx('mdxJsxFlowElement', node, state.toFlow(state.all(node)) as RootContent[]);

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const elementsIn = (node: Element): readonly Element[] =>
  node.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);

/** Whether Markdown can express a table: only the first row has heading cells, no cell spans others, and each contains a single line. */
function isGrid(table: Element): boolean {
  const inner = elementsIn(table);
  const [first, ...rows] = inner.filter(({tagName}) => tagName === 'tr');
  const has = (row: Element, name: string) => row.children.some((cell) => isElement(cell) && cell.tagName === name);
  return (
    first !== undefined &&
    !has(first, 'td') &&
    !rows.some((row) => has(row, 'th')) &&
    !inner.some(
      ({tagName, properties}) =>
        properties.colSpan !== undefined ||
        properties.rowSpan !== undefined ||
        ['ul', 'ol', 'dl', 'pre', 'blockquote', 'details', 'table'].includes(tagName),
    )
  );
}

/** A table as HTML elements. */
function tableElement(state: State, node: Element): RootContent {
  const children = ['td', 'th'].includes(node.tagName)
    ? contentOf(state, node)
    : node.children.filter(isElement).map((child) => tableElement(state, child));
  return jsx('mdxJsxFlowElement', node, children);
}

type Tag = {readonly start: string; readonly isEnd: boolean; readonly name: string; readonly index: number};

/** The tags and comments in a node, without unterminated ones. */
function tagsIn({value}: Html): readonly Tag[] {
  const lastEnd = value.lastIndexOf('-->');
  return Array.from(value.matchAll(START), ({0: start, 1: end, 2: name = '', index}) => ({
    start: start === '<!--' && index > lastEnd ? '<' : start,
    isEnd: end === '/',
    name: name.toLowerCase(),
    index,
  }));
}

/**
 * Names of the elements in a text: those with as many end tags as start tags, if they need an end tag, as a `<code>` alone is a placeholder
 * in the text.
 *
 * @param known names that may be shown
 */
function namesIn(nodes: readonly Html[], known: ReadonlySet<string>): ReadonlySet<string> {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const {name, isEnd} of nodes.flatMap(tagsIn)) {
    if (!known.has(name)) continue;
    open.set(name, (open.get(name) ?? 0) + (isEnd ? -1 : 1));
    if (!WITHOUT_END.has(name)) depth += isEnd ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  if (deepest > DEEPEST) return new Set();
  return new Set(Array.from(open.keys()).filter((name) => WITHOUT_END.has(name) || open.get(name) === 0));
}

/** HTML in which tags that are not meant as tags are text. */
function withoutOthers(node: Html, isMeant: (tag: Tag) => boolean): string {
  const {value} = node;
  let end = 0;
  const parts = tagsIn(node).flatMap((tag) => {
    if (isMeant(tag)) return [];
    const before = value.slice(end, tag.index);
    end = tag.index + 1;
    return [before, '&lt;'];
  });
  return [...parts, value.slice(end)].join('');
}

/** Replaces footnote references by the notes, as a text of a contract has no end of a page for them. */
function withoutNotes<Node extends Nodes>(node: Node): readonly Node[] {
  if (node.type === 'footnoteReference') return [{type: 'text', value: node.label ?? node.identifier} as Node];
  if (!('children' in node)) return [node];
  const children = (node.children as readonly RootContent[]).flatMap(withoutNotes);
  return node.type === 'footnoteDefinition' ? (children as unknown as Node[]) : [{...node, children}];
}

async function loadShown(): Promise<(root: Root, written: readonly Html[]) => Root> {
  const [{unified}, {default: toHast}, {default: raw}, {default: sanitize, defaultSchema}, {toMdast, defaultHandlers}] =
    await Promise.all([
      import('unified'),
      import('remark-rehype'),
      import('rehype-raw'),
      import('rehype-sanitize'),
      import('hast-util-to-mdast'),
    ]);
  // A checkbox is never a writer's HTML: GitHub allows it for task lists.
  const shown = new Set(defaultSchema.tagNames?.filter((name) => name !== 'input'));
  const {a, table} = defaultHandlers;
  const handlers: Readonly<Record<string, Handle>> = {
    ...Object.fromEntries(IN_LINE.map((name) => [name, inLine])),
    ...Object.fromEntries(AROUND_LINES.map((name) => [name, aroundLines])),
    details: withParagraphs,
    a: (state, node) => (node.properties.href ? a(state, node) : state.all(node)),
    table: (state, node) => (isGrid(node) ? table(state, node) : tableElement(state, node)),
  };
  const {href = [], ...protocols} = defaultSchema.protocols ?? {};
  const processor = unified()
    .use(toHast, {allowDangerousHtml: true})
    .use(raw)
    .use(sanitize, {...defaultSchema, protocols: {...protocols, href: [...(href ?? []), 'tel']}})
    .freeze();

  return (root, written) => {
    const names = namesIn(written, shown);
    const isMeant = ({start, name}: Tag): boolean => start === '<!--' || names.has(name);
    if (!written.some((node) => tagsIn(node).some(isMeant))) return root;
    const [own] = withoutNotes(root);
    nodesIn(own).forEach((node) => {
      if (node.type === 'html') node.value = withoutOthers(node, isMeant);
    });
    return toMdast(processor.runSync(own), {handlers, document: true, newlines: true}) as Root;
  };
}

/** Renders HTML in texts of contracts as GitHub does; other HTML is shown as text. */
export type TextHtml = {
  /** The text with its HTML as nodes, if the renderer is loaded. */
  readonly shownIn: (text: Root) => Root;
  /**
   * Loads the renderer, which takes as long as reading several pages.
   *
   * @returns whether a text with HTML was processed before, and must be processed again
   */
  readonly load: () => Promise<boolean>;
};

/** @returns a renderer that is not loaded yet */
export function createTextHtml(): TextHtml {
  let show: Awaited<ReturnType<typeof loadShown>> | undefined;
  let isAsked = false;
  return {
    shownIn(text) {
      const written = nodesIn(text).filter((node) => node.type === 'html');
      if (written.length === 0) return text;
      isAsked = true;
      return show ? show(text, written) : text;
    },
    async load() {
      if (show !== undefined || !isAsked) return false;
      show = await loadShown();
      return true;
    },
  };
}
