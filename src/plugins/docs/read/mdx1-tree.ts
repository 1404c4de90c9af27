/** Changes of the tree that MDX 3 makes of a page, to what MDX 1 makes of it. */
import type {Nodes, Root, RootContent} from 'mdast';
import {isJsx, namesComponent, nodesIn} from '../tree/nodes';

declare module 'mdast' {
  interface RootData {
    /** Where braces with nothing in them stood, `{}`, which show nothing. */
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

/** Turns a paragraph that holds only JSX elements into these elements, as MDX does. */
export function withoutParagraphs(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).flatMap((child) => {
    const inner = child.type === 'paragraph' ? child.children : [];
    const parts = inner.filter((part) => part.type !== 'text' || part.value.trim() !== '');
    const isWrapper = parts.length > 0 && parts.every(({type}) => type === 'mdxJsxTextElement');
    return isWrapper ? parts.map((part) => ({...part, type: 'mdxJsxFlowElement'}) as RootContent) : [child];
  }) as typeof node.children;
  (node.children as RootContent[]).forEach(withoutParagraphs);
}

/** Attributes of HTML by the names that React gives them. */
const REACT_NAMES: Readonly<Record<string, string>> = {class: 'className', for: 'htmlFor'};

/** Gives the attributes of an element of HTML, which MDX 1 took as they are, the names of React. */
export function withReactNames(node: Nodes): void {
  if (!isJsx(node) || namesComponent(node.name)) return;
  node.attributes.forEach((attribute) => {
    if (attribute.type === 'mdxJsxAttribute') attribute.name = REACT_NAMES[attribute.name] ?? attribute.name;
  });
}

/** The comments of an expression without code; nothing for other nodes. */
function commentsOnly(node: Nodes): readonly unknown[] | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const estree = node.data?.estree;
  return estree?.body.length === 0 ? (estree.comments ?? []) : undefined;
}

/** Whether a node is a comment: one of HTML, or of JavaScript in braces, or braces with nothing in them. */
const isComment = (node: Nodes): boolean => (node.type as string) === 'comment' || commentsOnly(node) !== undefined;

function removeComments(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).filter((child) => !isComment(child)) as typeof node.children;
  (node.children as RootContent[]).forEach(removeComments);
}

/** Removes the comments of a page, and braces with nothing in them, whose places it notes. */
export function withoutComments(root: Root): void {
  const braces = nodesIn(root).flatMap((node) =>
    commentsOnly(node)?.length === 0 && node.position ? [node.position.start] : [],
  );
  if (braces.length > 0) root.data = {...root.data, emptyBraces: braces.map(({line, column}) => ({line, column}))};
  removeComments(root);
}
