import {anchorColumn, anchorsIn, duplicateAnchors} from './anchors';
import type {Made} from './anchors';
import {BLOCKS, mistypedBlock} from './blocks';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import type {PageContext} from './context';
import type {Blocks, BlockText} from './block';
import {pageLines} from '../page-lines';
import type {PageLine} from '../page-lines';

/** A block, e.g. ```` ```openapi v3#createSettlement ````, on a line of its own and closed by the next fence. See README.md. */
const BLOCK = new RegExp(`^\`\`\`(${Object.keys(BLOCKS).join('|')})(?:[ \\t]+(.*))?$`);
const FENCE = '```';
const SECTION_END = /^##?\s/;

/** A page whose blocks are replaced, or the problems that prevent it. */
export type Expansion = {readonly markdown: string; readonly problems: readonly Problem[]};

/** Whether a page has blocks at all, mistyped ones too. */
export const hasBlocks = (markdown: string): boolean =>
  pageLines(markdown).some(({text, code}) => code === 'opens' && (BLOCK.test(text) || mistypedBlock(text)));

/** A line of a page, or a whole block by its first line. */
type Part = PageLine & {readonly block?: BlockText & {readonly kind: string}};

/** The lines of a page; the lines of a block are one part. */
function partsOf(markdown: string): readonly Part[] {
  const lines = pageLines(markdown);
  const parts: Part[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const [, kind, target = ''] = (line.code === 'opens' && BLOCK.exec(line.text)) || [];
    if (kind) {
      const end = lines.findIndex(({code}, at) => at > index && code === 'closes');
      const body = lines.slice(index + 1, end < 0 ? undefined : end).map(({text}) => text);
      parts.push({...line, block: {kind, target, body}});
      index += body.length + 1;
    } else {
      parts.push(line);
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
  partsOf(markdown).forEach(({number, text: line, code, block}) => {
    if (!block) {
      const mistyped = code === 'opens' && mistypedBlock(line);
      if (mistyped) problems.push({plugin: CONTRACT, file, line: number, column: FENCE.length + 1, message: mistyped});
      if (!code && SECTION_END.test(line)) endSection();
      if (line.trim()) lead = '';
      if (!code) made.push({anchors: anchorsIn(line), line: number, column: anchorColumn(line), byBlock: false});
      output.push(line);
      return;
    }
    const place = {line: number, column: line.indexOf(block.target) + 1};
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
