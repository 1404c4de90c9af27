import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {escapeHtml, isJsx} from '../tree/nodes';

/** An entry of the table of contents in the form of beta.13's theme; `value` is HTML. */
export type Entry = {readonly value: string; readonly id: string; readonly children: Entry[]; readonly level: number};

const ELEMENTS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  inlineCode: 'code',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
};

const innerOf = (node: Nodes): string =>
  'children' in node ? (node.children as readonly RootContent[]).map(htmlOf).join('') : '';

function htmlOf(node: Nodes): string {
  if (node.type === 'image') return escapeHtml(node.alt ?? '');
  const element =
    isJsx(node) && node.attributes.length === 0 && /^[a-z]+$/.test(node.name ?? '') ? node.name : ELEMENTS[node.type];
  const text = 'value' in node ? escapeHtml(node.value) : innerOf(node);
  return element && text ? `<${element}>${text}</${element}>` : text;
}

/** The headings of a page that are not inside other Markdown. Headings inside of tags count, as MDX 1 parses tags as siblings of their content. */
const headingsOf = ({children}: {readonly children: readonly Nodes[]}): readonly Heading[] =>
  children.flatMap((node) => (node.type === 'heading' ? [node] : isJsx(node) ? headingsOf(node) : []));

/** The headings of a page with a text, from h2 on, nested by level. */
export function tableOfContents(root: Root): readonly Entry[] {
  const above: Entry[] = [];
  const top: Entry[] = [];
  for (const heading of headingsOf(root)) {
    const value = innerOf(heading);
    if (heading.depth < 2 || value === '') continue;
    const entry = {value, id: heading.data?.id ?? '', children: [], level: heading.depth};
    while (above.length > 0 && above[above.length - 1].level >= entry.level) above.pop();
    (above[above.length - 1]?.children ?? top).push(entry);
    above.push(entry);
  }
  return top;
}
