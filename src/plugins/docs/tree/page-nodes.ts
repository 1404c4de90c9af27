import type {Element, ElementContent} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import toStyle from 'style-to-js';
import type {PageElement, PageNode} from '../../../data/page-elements';
import type {ComponentNode} from './nodes';

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
}

/** An element of HTML. */
export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children: [...children]});

/** Whether a node contains only line ends, which separate blocks. */
export const isLineEnd = (node: ElementContent): boolean => node.type === 'text' && /^\n+$/.test(node.value);

/** Elements in which line ends are text. */
const HOLDS_TEXT = new Set('p a em strong del td th span h1 h2 h3 h4 h5 h6 summary pre code inlineCode'.split(' '));

/** Inline elements: between two of them a line end is a space, elsewhere it only separates blocks. */
const IN_LINE = new Set(
  'a abbr b br cite code del em i img inlineCode input ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

const isInLine = (node: ElementContent | undefined): boolean =>
  node?.type === 'text' ||
  (node?.type === 'element' && IN_LINE.has(node.tagName)) ||
  (node?.type === 'mdxJsxTextElement' && IN_LINE.has(node.name ?? ''));

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
 * The props of a JSX element.
 *
 * @throws Error on a prop with code
 */
export const propsOf = ({
  name,
  attributes,
}: Pick<MdxJsxFlowElementHast, 'name' | 'attributes'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map((attribute) => attributeProp(name, attribute)));

/** A style attribute in the form of React. */
export const styleOf = (style: unknown): unknown =>
  typeof style === 'string' ? toStyle(style, {reactCompat: true}) : style;

function pageElement(
  name: string,
  props: readonly (readonly [string, unknown])[],
  children: readonly ElementContent[],
): PageElement {
  const shown = children.filter(
    (child, index) =>
      HOLDS_TEXT.has(name) || !isLineEnd(child) || (isInLine(children[index - 1]) && isInLine(children[index + 1])),
  );
  return {
    name,
    props: Object.fromEntries(props.map(([prop, value]) => [prop, prop === 'style' ? styleOf(value) : value])),
    children: shown.flatMap(pageNodes),
  };
}

/** Converts a hast node to the form of page-elements.ts. */
export function pageNodes(node: ElementContent | MdxJsxFlowElementHast | MdxJsxTextElementHast): readonly PageNode[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'element':
      return [pageElement(node.tagName, Object.entries(node.properties).map(propOf), node.children)];
    case 'component':
      return [{name: node.name, props: node.props}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [pageElement(node.name ?? 'span', Object.entries(propsOf(node)), node.children)];
    default:
      return [];
  }
}
