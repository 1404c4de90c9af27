import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {isTitle, standardTitle} from '../../../docs/read/admonitions';
import {propsOf} from '../../../docs/tree/page-nodes';
import {CODE_TITLE, attributeOf, component, isJsx, isPhrasing, needsCompiler, nodesIn} from '../../../docs/tree/nodes';
import type {Remark} from '../../../docs/read/remark';
import {componentMarkdown, FORMS} from './components';
import type {LinkWriter} from './links';

/** A line with a comment that highlights other lines, which pages do not show; theme-common's syntax. */
const HIGHLIGHTING =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(?:next-line|start|end)\s*(?:\*\/(?:\s*\})?|-->)?\s*$/;

const withoutHighlighting = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !HIGHLIGHTING.test(line))
    .join('\n');

const strong = (children: readonly Nodes[]): RootContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children: children as never[]}],
});
const text = (value: string): Nodes => ({type: 'text', value});

/** A node as plain Markdown: without front matter, MDX and `details`; admonitions become quotes, and the title of a code block precedes it. */
function plain(node: RootContent, link: LinkWriter): readonly RootContent[] {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') return [];
  if (node.type === 'code') {
    const title = CODE_TITLE.exec(node.meta ?? '')?.groups?.title;
    return [...(title ? [strong([text(title)])] : []), {...node, value: withoutHighlighting(node.value), meta: null}];
  }
  const children =
    'children' in node ? (node.children as readonly RootContent[]).flatMap((child) => plain(child, link)) : [];
  if (isJsx(node) && node.name === 'details') return children;
  // Markdown has no anchors, so an anchor's link to itself is dropped.
  if (isJsx(node) && node.name === 'span' && attributeOf(node, 'id'))
    return children.flatMap((child) =>
      child.type === 'link' && child.url.endsWith(`#${attributeOf(node, 'id')}`) ? child.children : [child],
    );
  const lines: RootContent = {type: 'paragraph', children: children as never[]};
  if (isJsx(node) && node.name === 'summary') return [lines];
  if (node.type === 'mdxJsxFlowElement' && children.length > 0 && children.every(isPhrasing))
    return [{...node, children: [lines as never]}];
  const shown = isJsx(node) && node.name && /^[A-Z]/.test(node.name) ? component(node.name, propsOf(node)) : node;
  // As HTML, so that the Markdown in it is not escaped.
  if (shown.type === 'component') return [{type: 'html', value: componentMarkdown(shown, link)}];
  if (node.type === 'containerDirective') {
    const [first, ...others] = children;
    const content =
      first && isTitle(first)
        ? [strong(first.children), ...others]
        : [strong([text(standardTitle(node.name))]), ...children];
    return [{type: 'blockquote', children: content as never[]}];
  }
  const written = node.type === 'link' ? {...node, url: link(node.url)} : node;
  return ['children' in written ? ({...written, children} as RootContent) : written];
}

/** Whether all of a page can be written as Markdown; a page with code or components of an owner is converted from its HTML. */
export const hasMarkdown = ({children}: Root): boolean =>
  children
    .flatMap(nodesIn)
    .every(
      (node) =>
        !needsCompiler(node) && !(isJsx(node) && /^[A-Z]/.test(node.name ?? '') && !(String(node.name) in FORMS)),
    );

/**
 * Adds title and description above the content.
 *
 * @param description of the front matter; beta.13's fallback is part of the content already
 */
export const pageOf = (title: Heading | string, description: string, content: readonly RootContent[]): Root => ({
  type: 'root',
  children: [
    typeof title === 'string' ? {type: 'heading', depth: 1, children: [{type: 'text', value: title}]} : title,
    ...(description
      ? [
          {
            type: 'blockquote' as const,
            children: [{type: 'paragraph' as const, children: [{type: 'text' as const, value: description}]}],
          },
        ]
      : []),
    ...content,
  ],
});

/** An expanded page as plain Markdown, if `hasMarkdown` allows it. */
export const toMarkdown = (
  {children}: Root,
  title: Heading | string,
  description: string,
  link: LinkWriter,
  remark: Remark,
): string =>
  remark.toMarkdown(
    pageOf(
      title,
      description,
      children.filter((node) => node !== title).flatMap((node) => plain(node, link)),
    ),
  );
