import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {escapeHtml} from './html';

/** An entry of the table of contents in the form of beta.13's theme; `value` is HTML. */
export type Entry = {readonly value: string; readonly id: string; readonly children: Entry[]; readonly level: number};

const ELEMENTS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  inlineCode: 'code',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
};

function htmlOf(node: Nodes): string {
  const text =
    'value' in node
      ? escapeHtml(node.value)
      : 'children' in node
        ? (node.children as readonly RootContent[]).map(htmlOf).join('')
        : '';
  const element = ELEMENTS[node.type];
  return element ? `<${element}>${text}</${element}>` : text;
}

/** The headings of a page from h2 on, nested by level. */
export function tableOfContents({children}: Root): readonly Entry[] {
  const above: Entry[] = [];
  const top: Entry[] = [];
  for (const heading of children.filter((node): node is Heading => node.type === 'heading' && node.depth >= 2)) {
    const entry = {
      value: heading.children.map(htmlOf).join(''),
      id: heading.data?.id ?? '',
      children: [],
      level: heading.depth,
    };
    while (above.length > 0 && above[above.length - 1].level >= entry.level) above.pop();
    (above[above.length - 1]?.children ?? top).push(entry);
    above.push(entry);
  }
  return top;
}
