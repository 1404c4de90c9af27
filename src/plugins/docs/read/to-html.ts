import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {Code, Nodes} from 'mdast';
import type {Options} from 'remark-rehype';
import * as words from '../../../../contract/words';
import {element} from '../tree/page-nodes';
import type {ComponentNode, Page} from '../tree/nodes';
import {isJsx, isOwnComponent, needsCompiler, nodesIn} from '../tree/nodes';
import {admonitionElement, isTitle, lookOf} from './admonitions';
import type {Remark} from './remark';

/** The keys of an info string, e.g. `live` and `title="a.js"`, which MDX 1 passes to `code` as props, including quotes. */
const metaProps = (meta: string): Element['properties'] =>
  Object.fromEntries(
    meta
      .split(' ')
      .filter((part) => /^[a-z][\w-]*(=|$)/i.test(part))
      .map((part) => [part.split('=')[0], part.split('=')[1] ?? true]),
  );

/** A code block as in MDX 1: the language as a class, the rest of the info string as metastring and as props. */
function codeElement({lang, meta, value}: Code): Element {
  const {class: own, className = own, ...props} = metaProps(meta ?? '');
  const classes = [lang && `language-${lang}`, className].filter(Boolean).join(' ');
  const properties = {
    ...props,
    ...(classes && {className: classes}),
    ...(meta && {metastring: meta}),
  };
  return element('pre', [element('code', [{type: 'text', value: `${value}\n`}], properties)]);
}

/** Conversions of nodes to HTML that remark-rehype lacks, or that the theme expects in another form. */
const HANDLERS: NonNullable<Options['handlers']> = {
  component: (_, node: ComponentNode) => node as unknown as Element,
  code: (_, node: Code) => codeElement(node),
  jsxLine: (state, node) => state.all(node) as ElementContent[],
  inlineCode: (_, {value}: {readonly value: string}) => element('inlineCode', [{type: 'text', value}]),
  containerDirective: (state, node) => {
    const [first, ...others] = node.children;
    const title = first && isTitle(first) ? state.all(first) : [];
    const content = state.all({...node, children: title.length > 0 ? others : node.children});
    return admonitionElement(node.name, title, content, lookOf(node));
  },
};

/** Options for the conversion of a page to hast; footnotes have the ids of beta.13, `fn-1` and `fnref-1`. */
export const TO_HTML: Options = {
  handlers: HANDLERS,
  clobberPrefix: '',
  footnoteLabel: words.pages.footnotes,
  footnoteBackLabel: words.pages.backToText,
};

/** The hast of a page after the owner's plugins; JSX is unchanged. */
export const toHtml = ({file, root}: Page, {toHast, transformHtml}: Remark): Promise<HastRoot> =>
  transformHtml(toHast(root, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'], ...TO_HTML}), {file});

/** What only the app sets while a reader changes pages: of `<head>`, static pages take along the other tags. */
const OF_APP: readonly (string | null)[] = ['html', 'body', 'base', 'style', 'script', 'noscript'];

const isHeadOfApp = (node: Nodes): boolean =>
  isJsx(node) && node.name === 'head' && nodesIn(node).some((tag) => isJsx(tag) && OF_APP.includes(tag.name));

const needsReact = (tree: Nodes): boolean =>
  nodesIn(tree).some((node) => needsCompiler(node) || isOwnComponent(node) || isHeadOfApp(node));

/**
 * Whether a page needs no hydration: it has no imports, expressions, props with code, components except those of blocks, or attributes and
 * scripts for the whole page, and rehype plugins add none.
 */
export async function isStatic(page: Page, remark: Remark): Promise<boolean> {
  if (needsReact(page.root)) return false;
  if (!remark.changesHtml) return true;
  return toHtml(page, remark).then(
    (html) => !needsReact(html as Nodes),
    () => true,
  );
}
