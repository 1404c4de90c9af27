import type {Nodes} from 'mdast';
import type {Problem} from '../../../contract';
import {attributeOf, isJsx, nodesIn} from '../../../src/plugins/docs/page/nodes';
import type {ReadPage} from '../../../src/plugins/docs/page/read-page';
import {problemIn} from '../../../src/plugins/docs/checks/problem';

/** Whether an image has no alternative text. */
const isSilent = (node: Nodes): boolean =>
  node.type === 'image' ? !node.alt?.trim() : isJsx(node) && node.name === 'img' && !attributeOf(node, 'alt');

/** Finds images without alternative text. */
export function imageProblems({file, markdown, root}: ReadPage): readonly Problem[] {
  const lines = markdown.split(/\r?\n/);
  return nodesIn(root)
    .filter(isSilent)
    .map(({position}) => {
      const line = position?.start.line ?? 1;
      const image = lines[line - 1].slice(
        (position?.start.column ?? 1) - 1,
        position?.end.line === line ? position.end.column - 1 : undefined,
      );
      return problemIn(
        file,
        line,
        `the image ${image} has no text. Say what it shows: ![结算单的状态](settlement.svg).`,
      );
    });
}
