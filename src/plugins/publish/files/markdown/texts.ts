import * as words from '../../../../../contract/words';
import type {PageNode} from '../../../../data/page-elements';
import {code} from '../../../docs/blocks/markdown';
import type {LinkWriter} from './links';

/** Joins texts: adds a missing full stop, and a space between different scripts. */
export const inOrder = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index, {length}) => {
      if (index === length - 1 || /[。！？；：）]$/.test(text)) return text;
      return /[.!?;:)]$/.test(text) ? `${text} ` : text + words.text.stop;
    })
    .join('');

/** A code block whose fence is longer than any run of backticks in it. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const AROUND: Readonly<Record<string, string>> = {strong: '**', em: '*', del: '~~'};

/** Elements that Markdown contains as HTML. */
const WRITTEN = ['sub', 'sup', 'kbd', 'ins', 'ruby', 'rt', 'rp'];

/** Elements that are blocks where there is room for them; in a table each is a sentence. */
const BLOCKS = ['p', 'li', 'ul', 'ol', 'tr', 'table', 'blockquote', 'pre', 'details', 'dl', 'dt', 'dd', 'div'];
/** Elements separated by a space from the text around them. */
const PARTED = ['td', 'th', 'br', 'hr', 'summary'];

const isBlock = (node: PageNode): boolean => typeof node !== 'string' && BLOCKS.includes(node.name);

function inlineNode(node: PageNode, link: LinkWriter): string {
  if (typeof node === 'string') return node.replace(/[\\*_<>[\]`]/g, '\\$&');
  const {name, props, children} = node;
  const text = inline(children, link);
  if (name === 'a') return `[${text}](${link(String(props?.href))})`;
  if (name === 'code') return code((children ?? []).join('').trim());
  if (name in AROUND) return `${AROUND[name]}${text}${AROUND[name]}`;
  if (WRITTEN.includes(name)) return `<${name}>${text}</${name}>`;
  return PARTED.includes(name) ? ` ${text} ` : text;
}

/** Text of a contract as Markdown on one line, for a table cell. */
export function inline(nodes: readonly PageNode[] | undefined, link: LinkWriter): string {
  const texts = (nodes ?? []).map((node) => inlineNode(node, link));
  return (nodes?.some(isBlock) ? inOrder(texts) : texts.join('')).replace(/\s+/g, ' ');
}

/** Text of a contract as Markdown blocks: paragraphs and lists. */
export function blocks(nodes: readonly PageNode[] | undefined, link: LinkWriter): string {
  if (!nodes?.some(isBlock)) return inline(nodes, link).trim();
  return nodes
    .map((node) =>
      typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol')
        ? (node.children ?? [])
            .map((item) => inline([item], link).trim())
            .filter(Boolean)
            .map((item, index) => `${node.name === 'ul' ? '-' : `${index + 1}.`} ${item}`)
            .join('\n')
        : inline([node], link).trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}
