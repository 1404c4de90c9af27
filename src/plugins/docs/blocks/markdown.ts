import type {Code, Heading} from 'mdast';
import {textParts} from '../../../../contract';

/** A text without backticks as a code span. */
export const code = (text: string): string => `\`${text}\``;

/** Escapes a text for MDX, so that it is shown unchanged. */
export const literal = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#~&:!$]/g, '\\$&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^([-+=]|\d+(?=[.)]))/gm, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/^(?:i(?=mport\b)|e(?=xport\b))/gm, (letter) => `&#${letter.charCodeAt(0)};`);

/** A code block, under its title if it has one. */
export const codeBlock = (language: string, title: string, text: string): Code => ({
  type: 'code',
  lang: language,
  meta: title ? `title="${title.replace(/["\n]/g, ' ')}"` : null,
  value: text,
});

/** A heading of a section with its anchor. */
export const sectionHeading = (title: string, id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: title}],
  data: {id, hProperties: {id}},
});

/** Escapes a text for a cell of a Markdown table: a raw `|` would end the cell, even in a code span. */
function escapeCell(text: string): string {
  return text.replace(/\|/g, '&#124;').replace(/\s*\n\s*/g, ' ');
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');

/** The first cell of a table row, with an anchor and a link to itself. */
export const linkTarget = (id: string, text: string): string => `<span id="${id}">[${text}](#${id})</span>`;

/** Returns the address of an anchor on a page of the same docs version, or of the version in another folder. */
export type PageUrl = (page: string, anchor: string, folder?: string) => string;

/** A text of a contract as Markdown with resolved links. */
export const inlineMarkdown = (text: string, pageUrl: PageUrl): string =>
  textParts(text)
    .map((part) => {
      if (part.kind === 'link') return `[${part.text}](${pageUrl(part.page, part.anchor).replace(/#$/, '')})`;
      return part.kind === 'code' ? `\`${part.text}\`` : part.text;
    })
    .join('');
