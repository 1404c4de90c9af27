import type {Nodes, Root, RootContent} from 'mdast';
import {BLOCK_COMPONENTS} from '../../../data/block-components';

/** A component of src/theme/MDXComponents that a block put on a page, with its props as plain data. */
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
    /** Whether its anchor is a slug of its text, as none is written as `{#id}` at its end. */
    hasSlug?: boolean;
    /** Of the heading that beta.13 takes for the title of the page: its text. */
    contentTitle?: string;
  }
}

/** A tree as JSON. It has no BigInt, which an expression may hold: its literal keeps its text, from which code is written. */
export function treeJson(root: Root): string {
  try {
    return JSON.stringify(root);
  } catch {
    return JSON.stringify(root, (_key, value: unknown) => (typeof value === 'bigint' ? undefined : value));
  }
}

/** A component as a node of a page. */
export const component = (name: string, props: ComponentNode['props']): ComponentNode => ({
  type: 'component',
  name,
  props,
});

/** What blocks make: nodes, and Markdown around them. */
export type Content = string | RootContent | readonly Content[];

function collect(node: Nodes, found: Nodes[]): readonly Nodes[] {
  found.push(node);
  if ('children' in node) node.children.forEach((child) => collect(child, found));
  return found;
}

/** A node and all that stands in it, in the order of the page. */
export const nodesIn = (node: Nodes): readonly Nodes[] => collect(node, []);

const PHRASING = new Set(
  'text emphasis strong delete inlineCode break link linkReference image imageReference mdxJsxTextElement'.split(' '),
);

/** Whether a node stands in a line. */
export const isPhrasing = ({type}: Nodes): boolean => PHRASING.has(type);

/** Whether a node is JavaScript: imports and exports, or an expression. */
const isCode = ({type}: Nodes): boolean =>
  type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';

/** The text of a node as readers read it. */
export function textOf(node: Nodes): string {
  if (isCode(node)) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as readonly RootContent[]).map(textOf).join('') : '';
}

/** Forgets where the nodes of a page stand, which is nearly half of what its tree takes in memory. */
export const forgetPlaces = (page: Root): void => nodesIn(page).forEach((node) => (node.position = undefined));

/** 1-based line of a node; nothing for one that a block made. */
export const lineOf = ({position}: Nodes): number | undefined => position?.start.line;

/** The texts that stand under a key anywhere in the props of a component, e.g. the addresses of its links under `href`. */
export function valuesOf(key: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : valuesOf(key, inner),
  );
}

/** An element or a component that stands on a page as JSX. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Whether a node is an element or a component that stands on the page as JSX. */
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

/** Whether MDX's compiler must make JavaScript of a node, whatever its children are. */
export const needsCompiler = (node: Nodes): boolean =>
  isCode(node) ||
  (isJsx(node) &&
    node.attributes.some(
      ({type, value}) =>
        type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value && !isJson(value.value)),
    ));

const OF_BLOCKS: readonly string[] = BLOCK_COMPONENTS;

/** Whether the name of an element of JSX is that of a component; a fragment has none. */
export const namesComponent = (name: string | null): name is string => name !== null && /^[A-Z]|\./.test(name);

/** Whether a node is a component of an owner, which may need React in the browser. */
export const isOwnComponent = (node: Nodes): boolean =>
  isJsx(node) && namesComponent(node.name) && !OF_BLOCKS.includes(node.name);

/** The text of an attribute of JSX. */
export function attributeOf(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'object' ? found.value?.value : found?.value;
}

/** The anchors of a node, without those of its children. */
export function anchorsOf(node: Nodes): readonly string[] {
  if (node.type === 'heading') return node.data?.id ? [node.data.id] : [];
  if (node.type === 'component') return [...valuesOf('id', node.props), ...valuesOf('anchor', node.props)];
  return isJsx(node) ? ['id', 'name'].flatMap((name) => attributeOf(node, name) ?? []) : [];
}

/** The addresses that a node links to, without those of its children. */
export function linksOf(node: Nodes): readonly string[] {
  if (node.type === 'link') return [node.url];
  if (node.type === 'component') return valuesOf('href', node.props);
  const href = isJsx(node) ? attributeOf(node, 'href') : undefined;
  return href ? [href] : [];
}

/** Whether an address names its own scheme, and so leads away from the pages of the site. */
export const hasScheme = (address: string): boolean => /^[a-z][a-z+.-]*:/i.test(address);

/** The anchors of a page, each once. */
export const anchorsIn = (page: Root): readonly string[] => Array.from(new Set(nodesIn(page).flatMap(anchorsOf)));

/** A page with its blocks replaced; its file is relative to the site. */
export type Page = {readonly file: string; readonly root: Root};

/** The text of the nodes of a kind, e.g. front matter. */
export const valueOf = (root: Root, type: 'yaml' | 'mdxjsEsm'): string =>
  root.children.flatMap((node) => (node.type === type ? [node.value] : [])).join('\n');

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
