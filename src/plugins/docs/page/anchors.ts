import {CONTRACT} from '../../../../contract';
import type {Problem} from '../../../../contract';

/** What a node or a block of a page makes anchors of. */
export type Made = {
  readonly anchors: readonly string[];
  readonly line: number;
  readonly column: number;
  readonly byBlock: boolean;
};

/**
 * Anchors of blocks that stand twice on the page: the second could not be linked to. Headings among themselves are
 * checked by the plugin page-rules. Of the anchors of one block the first one is enough.
 *
 * @param made what makes anchors, in the order of the page
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
