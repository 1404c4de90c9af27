import {CONTRACT} from '../../../../contract';
import type {Problem} from '../../../../contract';

/** A node or a block of a page, with the anchors that it creates. */
export type Made = {
  readonly anchors: readonly string[];
  readonly line: number;
  readonly column: number;
  readonly byBlock: boolean;
};

/**
 * Reports anchors that occur twice on a page if a block made one of them, as links could not reach the second one. Only the first duplicate
 * of a block is reported. Two headings with the same id are allowed, as in stock Docusaurus.
 *
 * @param made nodes and blocks with anchors, in the order of the page
 */
export function duplicateAnchors(file: string, made: readonly Made[]): readonly Problem[] {
  const first = new Map<string, Made>();
  return made.flatMap((own) => {
    const twice = own.anchors.find((anchor) => (own.byBlock ? first.has(anchor) : first.get(anchor)?.byBlock));
    const before = twice && first.get(twice);
    own.anchors.forEach((anchor) => first.set(anchor, first.get(anchor) ?? own));
    if (!before) return [];
    const message = `anchor "${twice}" is made twice, first in line ${before.line}. Show each block once on a page, and give headings other ids.`;
    return [{plugin: CONTRACT, file, line: own.line, column: own.column, message}];
  });
}
