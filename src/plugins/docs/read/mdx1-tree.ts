import type {Definition, Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {isJsx, namesComponent, nodesIn} from '../tree/nodes';

/** JSX elements in a line without a paragraph around them, and the spaces between them. */
type JsxLine = Parent & {readonly type: 'jsxLine'; children: PhrasingContent[]};

declare module 'mdast' {
  interface RootContentMap {
    jsxLine: JsxLine;
  }
  interface RootData {
    /** Positions of empty braces, `{}`, which show nothing. */
    emptyBraces?: readonly {readonly line: number; readonly column: number}[];
  }
}

/** Turns inline directives such as `a:b` back into text. */
export function withoutDirectives(node: Nodes, source: string): void {
  if (!('children' in node)) return;
  const children = (node.children as RootContent[]).map((child) => {
    const {start, end} = child.position ?? {};
    const isText = child.type === 'textDirective' || child.type === 'leafDirective';
    return isText
      ? ({type: 'text', value: source.slice(start?.offset, end?.offset), position: child.position} as const)
      : child;
  });
  node.children = children.reduce<RootContent[]>((joined, child) => {
    const before = joined[joined.length - 1];
    if (child.type === 'text' && before?.type === 'text') before.value += child.value;
    else joined.push(child);
    return joined;
  }, []) as typeof node.children;
  children.forEach((child) => withoutDirectives(child, source));
}

/** Whether a node is a space between elements in one line, which JSX keeps; it drops those with a line end. */
const isSpace = (node: Nodes): boolean => node.type === 'text' && /^[ \t]+$/.test(node.value);

/**
 * Replaces a paragraph that contains only JSX elements by these elements, as MDX does, or by a line of them, where spaces stand between:
 * these would be lost among elements.
 */
export function withoutParagraphs(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).flatMap((child) => {
    const inner = child.type === 'paragraph' ? child.children : [];
    const parts = inner.filter((part) => part.type !== 'text' || part.value.trim() !== '' || isSpace(part));
    const elements = parts.filter((part) => !isSpace(part));
    if (elements.length === 0 || elements.some(({type}) => type !== 'mdxJsxTextElement')) return [child];
    return elements.length < parts.length
      ? [{type: 'jsxLine', children: parts, position: child.position} as const]
      : elements.map((part) => ({...part, type: 'mdxJsxFlowElement'}) as RootContent);
  }) as typeof node.children;
  (node.children as RootContent[]).forEach(withoutParagraphs);
}

const REACT_NAMES: Readonly<Record<string, string>> = {class: 'className', for: 'htmlFor'};

/** Renames HTML attributes to React's names; MDX 1 accepted both. */
export function withReactNames(node: Nodes): void {
  if (!isJsx(node) || namesComponent(node.name)) return;
  node.attributes.forEach((attribute) => {
    if (attribute.type === 'mdxJsxAttribute') attribute.name = REACT_NAMES[attribute.name] ?? attribute.name;
  });
}

/** The comments in an expression without code; undefined for other nodes. */
function commentsOnly(node: Nodes): readonly unknown[] | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const estree = node.data?.estree;
  return estree?.body.length === 0 ? (estree.comments ?? []) : undefined;
}

/** Whether a node is a comment: of HTML, or of JavaScript in braces; empty braces count as one. */
const isComment = (node: Nodes): boolean => (node.type as string) === 'comment' || commentsOnly(node) !== undefined;

function removeComments(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).filter((child) => !isComment(child)) as typeof node.children;
  (node.children as RootContent[]).forEach(removeComments);
}

/** Removes the comments of a page, and empty braces, whose positions it stores. */
export function withoutComments(root: Root): void {
  const braces = nodesIn(root).flatMap((node) =>
    commentsOnly(node)?.length === 0 && node.position ? [node.position.start] : [],
  );
  if (braces.length > 0) root.data = {...root.data, emptyBraces: braces.map(({line, column}) => ({line, column}))};
  removeComments(root);
}

/** Replaces reference links and images by inline ones, so that all have one form. */
export function withoutReferences(root: Root): void {
  const definitions = new Map<string, Definition>();
  nodesIn(root).forEach((node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  const inline = (node: RootContent): readonly RootContent[] => {
    if (node.type === 'definition') return [];
    if ('children' in node) node.children = (node.children as RootContent[]).flatMap(inline) as typeof node.children;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return [node];
    const {url, title, position} = definitions.get(node.identifier) ?? {url: ''};
    return [
      node.type === 'linkReference'
        ? {type: 'link', url, title, children: node.children, position}
        : {type: 'image', url, title, alt: node.alt, position},
    ];
  };
  root.children = root.children.flatMap(inline);
}

/** Language of code fences around JSX, which translation systems then leave alone; the page shows their content (upstream #4278). */
const LANGUAGE = 'mdx-code-block';

const blank = (line: string): string => ' '.repeat(line.length);

/** Replaces these fences by spaces, so that all positions stay the same. */
export function withoutFences(root: Root, source: string): string {
  if (!source.includes(LANGUAGE)) return source;
  const fences = nodesIn(root).flatMap((node) =>
    node.type === 'code' && node.lang === LANGUAGE && node.position
      ? [node.position.start.line, node.position.end.line]
      : [],
  );
  if (fences.length === 0) return source;
  return source
    .split('\n')
    .map((line, index) => (fences.includes(index + 1) ? blank(line) : line))
    .join('\n');
}
