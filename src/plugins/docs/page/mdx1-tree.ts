/** Changes of the tree that MDX 3 makes of a page, to what MDX 1 makes of it. */
import type {Nodes, RootContent} from 'mdast';
import {isJsx} from './nodes';

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
  if (!isJsx(node) || !node.name || /^[A-Z]|\./.test(node.name)) return;
  node.attributes.forEach((attribute) => {
    if (attribute.type === 'mdxJsxAttribute') attribute.name = REACT_NAMES[attribute.name] ?? attribute.name;
  });
}

/** Whether a node is a comment: one of HTML, or of JavaScript in braces. */
const isComment = (node: Nodes): boolean =>
  (node.type as string) === 'comment' ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.data?.estree?.body.length === 0);

/** Removes the comments of a page. */
export function withoutComments(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).filter((child) => !isComment(child)) as typeof node.children;
  (node.children as RootContent[]).forEach(withoutComments);
}
