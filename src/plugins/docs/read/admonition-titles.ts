import type {Nodes, Root} from 'mdast';
import {nodesIn} from '../tree/nodes';

/** An admonition with a title, in a list or a quotation too. */
const TITLE = /^([ \t>]*:{3,}[a-z][\w-]*)[ \t]([ \t]*)(\S.*)$/gm;
const LABEL = /^([ \t>]*:{3,}[a-z][\w-]*)\[(.*)\]$/;

/** Turns `:::note Title` into `:::note[Title]`, the form of remark-directive; Docusaurus 3 does the same. Each character keeps its column. */
export const withLabels = (source: string): string => source.replace(TITLE, '$1[$2$3]');

/** Takes the spaces off that stand before a title, by which it has kept its column. */
function trimTitle(node: Nodes): void {
  const [first] = node.type === 'paragraph' && node.data?.directiveLabel ? node.children : [];
  if (first?.type === 'text') first.value = first.value.trimStart();
}

/**
 * Gives titles of admonitions, and the code blocks of a page, the form that they were written in.
 *
 * @param text the page before `withLabels`
 */
export function restoreTitles(root: Root, text: string): void {
  const written = text.split('\n');
  for (const node of nodesIn(root)) {
    trimTitle(node);
    const {start} = node.position ?? {};
    if (node.type !== 'code' || start === undefined) continue;
    const isFenced = /^[`~]/.test(written[start.line - 1]?.slice(start.column - 1) ?? '');
    const first = isFenced ? start.line : start.line - 1;
    node.value = node.value
      .split('\n')
      .map((line, index) => (written[first + index]?.includes(line) ? line : line.replace(LABEL, '$1 $2')))
      .join('\n');
  }
}
