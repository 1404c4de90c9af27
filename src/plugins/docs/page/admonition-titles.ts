import type {Root} from 'mdast';
import {nodesIn} from './nodes';

/** An admonition with a title, in a list or a quotation too. */
const TITLE = /^([ \t>]*:{3,}[a-z]+)[ \t]+(\S.*)$/gm;
const LABEL = /^([ \t>]*:{3,}[a-z]+)\[(.*)\]$/;

/** Turns `:::note Title` into `:::note[Title]`, the form of remark-directive; Docusaurus 3 does the same. */
export const withLabels = (source: string): string => source.replace(TITLE, '$1[$2]');

/**
 * Gives the code blocks of a page back the titles that they were written with.
 *
 * @param text the page before `withLabels`
 */
export function restoreTitles(root: Root, text: string): void {
  const written = text.split('\n');
  for (const node of nodesIn(root)) {
    const first = node.position?.start.line;
    if (node.type !== 'code' || first === undefined) continue;
    node.value = node.value
      .split('\n')
      .map((line, index) => (written[first + index]?.includes(line) ? line : line.replace(LABEL, '$1 $2')))
      .join('\n');
  }
}
