import type {Root} from 'mdast';
import {ProblemsError, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import {nodesIn} from '../tree/nodes';
import {ADMONITIONS, lookOf} from './admonitions';
import {loadRemark} from './remark';
import type {Remark} from './remark';
import {undefinedNames} from './names';
import {refusalProblem} from './refusal';
import type {Refusal} from './refusal';

const EMPTY_BRACES =
  'the braces {} show nothing, as they hold no code. Where they are text, write \\{\\}, or put them into a code span. A comment is {/* text */}.';
/** A page with its tree, which is empty if the page cannot be parsed. */
export type ReadPage = DocFile & {
  readonly root: Root;
  readonly problems: readonly Problem[];
  /** Warnings about text that beta.13 shows, but the writer may not have meant. */
  readonly warnings: readonly Problem[];
};

function unknownAdmonitions(file: string, root: Root): readonly Problem[] {
  const known = Object.keys(ADMONITIONS);
  return nodesIn(root).flatMap((node) =>
    node.type === 'containerDirective' && !known.includes(node.name) && !lookOf(node)
      ? [
          problemIn(
            file,
            `the admonition ":::${node.name}" is unknown. Known: ${known.join(', ')}.${suggestion(node.name, known)}`,
            node.position?.start,
          ),
        ]
      : [],
  );
}

/** Reports empty braces, as in `interface{}`, which beta.13 silently drops. */
const emptyBraces = (file: string, {data}: Root): readonly Problem[] =>
  (data?.emptyBraces ?? []).map((place) => problemIn(file, EMPTY_BRACES, place));

async function read({parse, transform}: Remark, {file, markdown}: DocFile): Promise<ReadPage> {
  try {
    const parsed = parse(markdown);
    const root = await transform(parsed.root, {file, markdown: parsed.source});
    return {
      file,
      markdown,
      root,
      problems: [...unknownAdmonitions(file, root), ...undefinedNames(file, root)],
      warnings: emptyBraces(file, parsed.root),
    };
  } catch (error) {
    const empty = {file, markdown, root: {type: 'root' as const, children: []}, warnings: []};
    if (error instanceof ProblemsError) return {...empty, problems: error.problems};
    const refusal = error as Refusal;
    if (refusal.reason === undefined) throw error;
    return {...empty, problems: [refusalProblem({file, markdown}, refusal)]};
  }
}

/**
 * Parses a page with MDX 3, which reports the places of errors.
 *
 * @param remark the parser for pages of other plugins than our docs
 */
export const readPage = async (page: DocFile, remark?: Remark): Promise<ReadPage> =>
  read(remark ?? (await loadRemark()), page);
