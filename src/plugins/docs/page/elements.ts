import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type {Code, Root} from 'mdast';
import type {PageElement, PageNode} from '../../../data/page-elements';
import {admonitionElement, isTitle} from './admonitions';
import type {ComponentNode} from './nodes';
import type {Remark} from './remark';
import {tableElement} from './table-element';

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
}

/** Maps the address of a link on the page to its address on the site. */
type Link = (url: string) => string;

/** Elements in which a line end is a space; in other elements it only separates blocks. */
const HOLDS_TEXT = new Set([
  'p',
  'a',
  'em',
  'strong',
  'del',
  'td',
  'th',
  'span',
  'h2',
  'h3',
  'h4',
  'summary',
  'code',
  'inlineCode',
]);

const isLineEnd = (node: ElementContent): boolean => node.type === 'text' && /^\n+$/.test(node.value);

/** A hast property as a React prop. */
const propOf = ([name, value]: readonly [string, Element['properties'][string]]): readonly [string, unknown] => [
  name.replace(/^(aria|data)([A-Z])/, (_, group: string, letter: string) => `${group}-${letter.toLowerCase()}`),
  Array.isArray(value) ? value.join(' ') : value,
];

function attributeProp(
  element: string | null,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): readonly [string, unknown] {
  if (attribute.type !== 'mdxJsxAttribute')
    throw new Error(`<${element}> spreads its props. Expected each of them by its name.`);
  const {name, value} = attribute;
  if (typeof value !== 'object' || value === null) return [name, value ?? true];
  try {
    return [name, JSON.parse(value.value)];
  } catch {
    throw new Error(`the prop ${name} of <${element}> is code: {${value.value}}. Expected JSON, or text in quotes.`);
  }
}

/**
 * The props of a JSX element of the page.
 *
 * @throws on a prop that is code
 */
export const propsOf = ({
  name,
  attributes,
}: Pick<MdxJsxFlowElementHast, 'name' | 'attributes'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map((attribute) => attributeProp(name, attribute)));

function pageElement(
  name: string,
  props: readonly (readonly [string, unknown])[],
  children: readonly ElementContent[],
  link: Link,
): PageElement {
  const shown = HOLDS_TEXT.has(name) ? children : children.filter((child) => !isLineEnd(child));
  const written = props.map(([prop, value]) => [prop, prop === 'href' ? link(String(value)) : value]);
  const element = {
    name,
    props: Object.fromEntries(written),
    children: shown.flatMap((child) => pageNodes(child, link)),
  };
  return name === 'table' ? tableElement(element) : element;
}

/** Nodes of hast as a page's data. */
export function pageNodes(
  node: ElementContent | MdxJsxFlowElementHast | MdxJsxTextElementHast,
  link: Link,
): readonly PageNode[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'element':
      return [pageElement(node.tagName, Object.entries(node.properties).map(propOf), node.children, link)];
    case 'component':
      return [{name: node.name, props: node.props}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [pageElement(node.name ?? 'span', Object.entries(propsOf(node)), node.children, link)];
    default:
      return [];
  }
}

/** A code block in the form that the theme's `code` expects: its language as a class, the rest of the info string as metastring. */
function codeElement({lang, meta, value}: Code): Element {
  const properties = {...(lang ? {className: `language-${lang}`} : {}), ...(meta ? {metastring: meta} : {})};
  return {type: 'element', tagName: 'code', properties, children: [{type: 'text', value: `${value}\n`}]};
}

/**
 * The nodes of a page for src/app/PageElements.tsx.
 *
 * @throws on a JSX prop that is code
 */
export function pageElements(page: Root, {toHast}: Remark, link: Link): readonly PageNode[] {
  const hast: HastRoot = toHast(page, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: {
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
        return admonitionElement(node.name, title, content);
      },
    },
  });
  return (hast.children as ElementContent[])
    .filter((child) => !isLineEnd(child))
    .flatMap((child) => pageNodes(child, link));
}
