import type {PageNode} from '../../../../data/page-elements';
import {code} from '../../../docs/blocks/markdown';
import type {LinkWriter} from './links';

/** A code block whose fence is longer than any run of backticks in it. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const AROUND: Readonly<Record<string, string>> = {strong: '**', em: '*', del: '~~'};

/** Elements that stand on lines of their own where there is room, and are parted by a space in a table. */
const PARTED = ['p', 'li', 'tr', 'td', 'th', 'blockquote', 'pre', 'br', 'hr'];

/** Text of a contract as Markdown in one line: a cell of a table has no room for blocks. */
export function inline(nodes: readonly PageNode[] | undefined, link: LinkWriter): string {
  return (nodes ?? [])
    .map((node) => {
      if (typeof node === 'string') return node.replace(/[\\*_<>[\]`]/g, '\\$&');
      const {name, props, children} = node;
      const text = inline(children, link);
      if (name === 'a') return `[${text}](${link(String(props?.href))})`;
      if (name === 'code') return code((children ?? []).join('').trim());
      if (name in AROUND) return `${AROUND[name]}${text}${AROUND[name]}`;
      return PARTED.includes(name) ? ` ${text} ` : text;
    })
    .join('')
    .replace(/\s+/g, ' ');
}
