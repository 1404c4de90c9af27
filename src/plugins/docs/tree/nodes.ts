import type {Nodes, Root, RootContent} from 'mdast';
import {BLOCK_COMPONENTS} from '../../../data/block-components';

/** A component of src/theme/MDXComponents that a block adds to a page, with plain data as props. */
export type ComponentNode = {
  readonly type: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  position?: undefined;
};

declare module 'mdast' {
  interface RootContentMap {
    component: ComponentNode;
  }
  interface HeadingData {
    /** Its anchor. */
    id?: string;
    /** Whether its anchor was made of its text, as the heading has no `{#id}`. */
    hasSlug?: boolean;
    /** Text of the heading, if beta.13 takes it for the title of the page. */
    contentTitle?: string;
  }
}

/** A tree as JSON. BigInt values, which JSON cannot contain, are left out; code is written from the literal's source. */
export function treeJson(root: Root): string {
  try {
    return JSON.stringify(root);
  } catch {
    return JSON.stringify(root, (_key, value: unknown) => (typeof value === 'bigint' ? undefined : value));
  }
}

/** The title in the info string of a code block, in quotes of either kind, as theme-common parses it. */
export const CODE_TITLE = /\btitle=(["'])(?<title>.*?)\1/;

/** A component as a node of a page. */
export const component = (name: string, props: ComponentNode['props']): ComponentNode => ({
  type: 'component',
  name,
  props,
});

/** The output of blocks: nodes, Markdown, or lists of both. */
export type Content = string | RootContent | readonly Content[];

function collect(node: Nodes, found: Nodes[]): readonly Nodes[] {
  found.push(node);
  if ('children' in node) node.children.forEach((child) => collect(child, found));
  return found;
}

/** A node and its descendants, in document order. */
export const nodesIn = (node: Nodes): readonly Nodes[] => collect(node, []);

const PHRASING = new Set(
  'text emphasis strong delete inlineCode break link linkReference image imageReference mdxJsxTextElement'.split(' '),
);

/** Whether a node is inline. */
export const isPhrasing = ({type}: Nodes): boolean => PHRASING.has(type);

/** Whether a node is JavaScript: imports and exports, or an expression. */
const isCode = ({type}: Nodes): boolean =>
  type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';

/** The text of a node that readers see. */
export function textOf(node: Nodes): string {
  if (isCode(node)) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as readonly RootContent[]).map(textOf).join('') : '';
}

/** Removes the positions of a page's nodes, which are nearly half of its tree's memory. */
export const forgetPlaces = (page: Root): void => nodesIn(page).forEach((node) => (node.position = undefined));

/** 1-based line of a node; undefined if a block generated it. */
export const lineOf = ({position}: Nodes): number | undefined => position?.start.line;

/** The texts under a key anywhere in the props of a component, e.g. the addresses of its links under `href`. */
export function valuesOf(key: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : valuesOf(key, inner),
  );
}

/** An element or a component written as JSX. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Whether a node is an element or a component written as JSX. */
export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a node itself contains code that MDX must compile, whatever its children are. */
export const needsCompiler = (node: Nodes): boolean =>
  isCode(node) ||
  (isJsx(node) &&
    node.attributes.some(
      ({type, value}) =>
        type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value && !isJson(value.value)),
    ));

const OF_BLOCKS: readonly string[] = BLOCK_COMPONENTS;

/** Whether a JSX name is that of a component; a fragment has none. */
export const namesComponent = (name: string | null): name is string => name !== null && /^[A-Z]|\./.test(name);

/** Whether a node is an owner's component, which may need React in the browser. */
export const isOwnComponent = (node: Nodes): boolean =>
  isJsx(node) && namesComponent(node.name) && !OF_BLOCKS.includes(node.name);

/** The text of an attribute of JSX. */
export function attributeOf(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'object' ? found.value?.value : found?.value;
}

/** The anchors of a node itself. */
export function anchorsOf(node: Nodes): readonly string[] {
  if (node.type === 'heading') return node.data?.id ? [node.data.id] : [];
  if (node.type === 'component') return [...valuesOf('id', node.props), ...valuesOf('anchor', node.props)];
  return isJsx(node) ? ['id', 'name'].flatMap((name) => attributeOf(node, name) ?? []) : [];
}

/** The addresses of links of a node itself. */
export function linksOf(node: Nodes): readonly string[] {
  if (node.type === 'link') return [node.url];
  if (node.type === 'component') return valuesOf('href', node.props);
  const href = isJsx(node) ? attributeOf(node, 'href') : undefined;
  return href ? [href] : [];
}

/** Whether an address has a scheme, and so leads to another site. */
export const hasScheme = (address: string): boolean => /^[a-z][a-z+.-]*:/i.test(address);

/** The anchors of a page without duplicates. */
export const anchorsIn = (page: Root): readonly string[] => Array.from(new Set(nodesIn(page).flatMap(anchorsOf)));

/** A page with its blocks replaced; its file is relative to the site. */
export type Page = {readonly file: string; readonly root: Root};

/** The text of all nodes of a type, e.g. front matter. */
export const valueOf = (root: Root, type: 'yaml' | 'mdxjsEsm'): string =>
  root.children.flatMap((node) => (node.type === type ? [node.value] : [])).join('\n');

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
