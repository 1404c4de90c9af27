import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {Code} from 'mdast';
import type {Options} from 'remark-rehype';
import {admonitionElement, isTitle, lookOf} from './admonitions';
import {FOOTNOTES, withFootnotes} from './footnotes';
import {withInterfaces} from './interfaces';
import type {ComponentNode} from './nodes';
import {tableElement} from './table-element';

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
}

/** The keys of an info string, e.g. `live` and `title="a.js"`, which MDX 1 gives to `code` as props, quotes included. */
const metaProps = (meta: string): Element['properties'] =>
  Object.fromEntries(
    meta
      .split(' ')
      .filter((part) => /^[a-z][\w-]*(=|$)/i.test(part))
      .map((part) => [part.split('=')[0], part.split('=')[1] ?? true]),
  );

/** A code block as the theme takes it, and MDX 1 made it: the language as a class, the rest of the info string as metastring and its keys as props. */
function codeElement({lang, meta, value}: Code): Element {
  const {class: own, className = own, ...props} = metaProps(meta ?? '');
  const classes = [lang && `language-${lang}`, className].filter(Boolean).join(' ');
  const properties = {
    ...props,
    ...(classes && {className: classes}),
    ...(meta && {metastring: meta}),
  };
  const code: Element = {type: 'element', tagName: 'code', properties, children: [{type: 'text', value: `${value}\n`}]};
  return {type: 'element', tagName: 'pre', properties: {}, children: [code]};
}

/** How nodes of a page become elements of HTML where remark-rehype does not know them, or the theme takes them in another form. */
const HANDLERS: NonNullable<Options['handlers']> = {
  component: (_, node: ComponentNode) => node as unknown as Element,
  code: (_, node: Code) => codeElement(node),
  inlineCode: (_, {value}: {readonly value: string}) => ({
    type: 'element',
    tagName: 'inlineCode',
    properties: {},
    children: [{type: 'text', value}],
  }),
  containerDirective: (state, node) => {
    const [first, ...others] = node.children;
    const title = first && isTitle(first) ? state.all(first) : [];
    const content = state.all({...node, children: title.length > 0 ? others : node.children});
    return admonitionElement(node.name, title, content, lookOf(node));
  },
};

/** How the tree of a page becomes one of HTML. */
export const TO_HTML: Options = {...FOOTNOTES, handlers: HANDLERS};

/** Whether a node is the end of a line, which parts blocks. */
export const isLineEnd = (node: ElementContent): boolean => node.type === 'text' && /^\n+$/.test(node.value);

function withTables<Node extends ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = (node.children as ElementContent[]).map(withTables);
  const whole = {...node, children};
  return whole.type === 'element' && whole.tagName === 'table' ? (tableElement(whole as Element) as Node) : whole;
}

/** What the page shows beyond its own text: interfaces with their code beside them, footnotes, and tables that are lists on phones. */
export const shownContent = ({children}: HastRoot): ElementContent[] =>
  withInterfaces(withFootnotes((children as ElementContent[]).filter((child) => !isLineEnd(child)))).map(withTables);
