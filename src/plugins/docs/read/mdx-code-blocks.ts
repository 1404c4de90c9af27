import type {Root} from 'mdast';
import {nodesIn} from '../tree/nodes';

/** The language of fences around JSX, which translation systems then leave alone; the page shows what is in them (upstream #4278). */
const LANGUAGE = 'mdx-code-block';

const blank = (line: string): string => ' '.repeat(line.length);

/**
 * Blanks the fences of these blocks, so that all else keeps its place.
 *
 * @param root the page with the blocks as code
 * @param source the text that its positions refer to
 * @returns the text itself where there are none
 */
export function withoutFences(root: Root, source: string): string {
  if (!source.includes(LANGUAGE)) return source;
  const fences = nodesIn(root).flatMap((node) =>
    node.type === 'code' && node.lang === LANGUAGE && node.position
      ? [node.position.start.line, node.position.end.line]
      : [],
  );
  if (fences.length === 0) return source;
  return source
    .split('\n')
    .map((line, index) => (fences.includes(index + 1) ? blank(line) : line))
    .join('\n');
}
