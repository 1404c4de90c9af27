import type {Element, ElementContent} from 'hast';
import * as words from '../../../../words';

const isBackReference = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && 'dataFootnoteBackref' in node.properties;

/** A node of a page, without what refers to the head of footnotes, and without the space before the link back. */
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

/** Footnotes as beta.13 shows them, below a line and without a head of their own, which only their name for assistive technology says. */
export const withFootnotes = (nodes: readonly ElementContent[]): readonly ElementContent[] =>
  nodes.map((node) => {
    if (!isNotes(node)) return withoutHead(node);
    const line: Element = {type: 'element', tagName: 'hr', properties: {}, children: []};
    const notes = node.children.filter((child) => child.type === 'element' && child.tagName === 'ol').map(withoutHead);
    return {
      ...node,
      properties: {className: ['footnotes'], ariaLabel: words.pages.footnotes},
      children: [line, ...notes],
    };
  });
