import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {Root, RootContent} from 'mdast';
import {element} from '../../../docs/tree/page-nodes';
import type {LinkWriter} from './links';

type Node = HastRoot | HastRoot['children'][number] | ElementContent;

const classesOf = ({properties}: Element): readonly string[] => (properties.className ?? []) as string[];

const isContent = (node: Node): node is Element => node.type === 'element' && classesOf(node).includes('markdown');

function find(node: Node): Element | undefined {
  if (isContent(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child);
    if (found) return found;
  }
  return undefined;
}

/** Whether a node is a control of the page, a heading's link to itself, or a comment, with which React separates texts. */
const isControl = (node: Node): boolean =>
  node.type === 'comment' ||
  (node.type === 'element' &&
    (['button', 'script', 'svg', 'header'].includes(node.tagName) || classesOf(node).includes('hash-link')));

/** Adds the title of a code block as a paragraph before the code, where src/theme/CodeBlock shows it. */
function withTitle(block: Element): void {
  const code = block.children.findIndex((child) => child.type === 'element' && 'dataCode' in child.properties);
  block.children = block.children.map((child, index) => {
    if (index >= code || child.type !== 'element') return child;
    return element('p', [element('strong', child.children)]);
  });
}

const elementsWith = (node: Node, property: string, value: string): readonly Element[] => [
  ...(node.type === 'element' && String(node.properties[property]) === value ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsWith(child, property, value)) : []),
];

function asQuote(box: Element): void {
  const [heading, ...content] = box.children.filter(({type}) => type === 'element') as Element[];
  const title = heading.children.flatMap((child) => ('children' in child ? child.children : [child]));
  box.tagName = 'blockquote';
  box.children = [element('p', [element('strong', title)]), ...content];
}

/** Replaces tabs by their panels, each below its title. Of lazy tabs the page has only the visible panel. */
function asPanels(node: Node): void {
  if (!('children' in node)) return;
  const list = node.children.find((child) => child.type === 'element' && child.properties.role === 'tablist');
  if (!list) return;
  const all = elementsWith(list, 'role', 'tab');
  const panels = elementsWith(node, 'role', 'tabpanel');
  const tabs = panels.length < all.length ? elementsWith(list, 'ariaSelected', 'true') : all;
  if (tabs.length !== panels.length) return;
  panels.forEach((panel, index) => panel.children.unshift(element('p', [element('strong', tabs[index].children)])));
  node.children = node.children.filter((child) => child !== list) as typeof node.children;
}

/**
 * Prepares HTML for rehype-remark, in place.
 *
 * @param language class of the surrounding code block, whose `code` has none
 */
function prepare(node: Node, link: LinkWriter, language?: string): void {
  const own = node.type === 'element' ? classesOf(node).find((name) => name.startsWith('language-')) : undefined;
  if (node.type === 'element') {
    if (typeof node.properties.href === 'string') node.properties.href = link(node.properties.href);
    if (node.tagName === 'code' && language) node.properties.className = [language];
    withTitle(node);
    if (classesOf(node).includes('admonition')) asQuote(node);
  }
  asPanels(node);
  if (!('children' in node)) return;
  node.children = node.children.filter((child) => !isControl(child)) as typeof node.children;
  node.children.forEach((child) => prepare(child, link, own ?? language));
}

/** Converts the content of a rendered page to Markdown, for components of writers, which have no other form. */
export async function contentOfHtml(html: string, link: LinkWriter): Promise<readonly RootContent[]> {
  // These packages are ES modules.
  const [{unified}, {default: parse}, {default: remark}] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
  ]);
  const content = find(unified().use(parse, {fragment: true}).parse(html));
  if (!content)
    throw new Error(
      'the page has no element with the class "markdown". Expected one around its content. Add it to the theme.',
    );
  prepare(content, link);
  const root: HastRoot = {type: 'root', children: content.children as HastRoot['children']};
  return (unified().use(remark).runSync(root) as unknown as Root).children;
}
