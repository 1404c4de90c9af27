import {anchorColumn, anchorsIn, duplicateAnchors} from './anchors';
import type {Made} from './anchors';
import {BLOCKS, mistypedBlock} from './blocks';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import type {PageContext} from './context';
import type {Blocks, BlockText} from './block';

/** A block, e.g. ```` ```openapi v3#createSettlement ````, on a line of its own and closed by the next fence. See README.md. */
const BLOCK = new RegExp(`^\`\`\`(${Object.keys(BLOCKS).join('|')})(?:[ \\t]+(.*))?$`);
const FENCE = '```';
const SECTION_END = /^##?\s/;

/** A page whose blocks are replaced, or the problems that prevent it. */
export type Expansion = {readonly markdown: string; readonly problems: readonly Problem[]};

/** Whether a page has blocks at all, mistyped ones too. */
export function hasBlocks(markdown: string): boolean {
  return markdown.split('\n').some((line) => BLOCK.test(line) || mistypedBlock(line));
}

/** A line of a page, or a whole block with its 0-based line. */
type Part = {
  readonly index: number;
  readonly line: string;
  readonly fence?: 'opens' | 'inside';
  readonly block?: BlockText & {readonly kind: string};
};

/** The lines of a page; the lines of a block are one part, and a fence inside a longer or another fence opens none. */
function partsOf(markdown: string): readonly Part[] {
  const lines = markdown.split(/\r?\n/);
  const parts: Part[] = [];
  let inFence = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const [, kind, target = ''] = (inFence ? undefined : BLOCK.exec(line)) ?? [];
    if (kind) {
      const end = lines.findIndex((other, at) => at > index && other.startsWith(FENCE));
      const body = lines.slice(index + 1, end < 0 ? undefined : end);
      parts.push({index, line, block: {kind, target, body}});
      index += body.length + 1;
    } else {
      const isFence = line.trimStart().startsWith(FENCE);
      parts.push({index, line, fence: inFence ? 'inside' : isFence ? 'opens' : undefined});
      if (isFence) inFence = !inFence;
    }
  }
  return parts;
}

/**
 * Replaces the blocks of a page. An `openapi` block becomes the head of its interface; fields, error codes and examples
 * follow the prose that the writer put under it, at the end of the section.
 *
 * @param file path of the page relative to the site, for messages
 * @param blocks what stands in the place of each block
 */
export function expand(file: string, markdown: string, contracts: Contracts, context: PageContext, blocks: Blocks = BLOCKS): Expansion {
  const problems: Problem[] = [];
  const output: string[] = [];
  const shown = new Set<string>();
  const made: Made[] = [];
  let lead = '';
  let reference = '';
  const endSection = () => {
    if (lead) output.push('', lead);
    if (reference) output.push('', reference, '');
    lead = '';
    reference = '';
  };
  partsOf(markdown).forEach(({index, line, fence, block}) => {
    if (!block) {
      const mistyped = fence === 'opens' && mistypedBlock(line);
      if (mistyped) problems.push({plugin: CONTRACT, file, line: index + 1, column: FENCE.length + 1, message: mistyped});
      if (!fence && SECTION_END.test(line)) endSection();
      if (line.trim()) lead = '';
      if (!fence) made.push({anchors: anchorsIn(line), line: index + 1, column: anchorColumn(line), byBlock: false});
      output.push(line);
      return;
    }
    const place = {line: index + 1, column: line.indexOf(block.target) + 1};
    try {
      const replacement = blocks[block.kind](block, contracts, context, shown);
      if (SECTION_END.test(replacement.head)) endSection();
      output.push(replacement.head);
      lead = replacement.lead ?? lead;
      reference = replacement.reference ?? reference;
      made.push({anchors: anchorsIn(`${replacement.head}\n${replacement.reference ?? ''}`), ...place, byBlock: true});
    } catch (error) {
      problems.push(...(error instanceof ProblemsError ? error.problems : [{plugin: CONTRACT, file, ...place, message: (error as Error).message}]));
    }
  });
  endSection();
  return {markdown: output.join('\n'), problems: [...problems, ...duplicateAnchors(file, made)]};
}
