import type {Root} from 'mdast';
import {ProblemsError, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import {ADMONITIONS, lookOf} from './admonitions';
import {nodesIn} from '../tree/nodes';
import {refusalProblem} from './refusal';
import type {Refusal} from './refusal';
import {loadRemark} from './remark';
import {undefinedNames} from './undefined-names';
import type {Remark} from './remark';

const PLUGIN = 'docs';
const EMPTY_BRACES =
  'the braces {} show nothing, as they hold no code. Where they are text, write \\{\\}, or put them into a code span. A comment is {/* text */}.';
/** A page as a tree, which is empty if the page cannot be parsed. */
export type ReadPage = DocFile & {
  readonly root: Root;
  readonly problems: readonly Problem[];
  /** What its writer may not have meant, but beta.13 shows. */
  readonly warnings: readonly Problem[];
};

/** Reports admonitions that do not exist. */
function unknownAdmonitions(root: Root): readonly {line?: number; column?: number; message: string}[] {
  const known = Object.keys(ADMONITIONS);
  return nodesIn(root).flatMap((node) =>
    node.type === 'containerDirective' && !known.includes(node.name) && !lookOf(node)
      ? [
          {
            ...node.position?.start,
            message: `the admonition ":::${node.name}" is unknown. Known: ${known.join(', ')}.${suggestion(node.name, known)}`,
          },
        ]
      : [],
  );
}

/** Reports braces with nothing in them, as in `interface{}`, which beta.13 leaves out without a word. */
const emptyBraces = (file: string, {data}: Root): readonly Problem[] =>
  (data?.emptyBraces ?? []).map((place) => ({plugin: PLUGIN, file, ...place, message: EMPTY_BRACES}));

async function read({parse, transform}: Remark, {file, markdown}: DocFile): Promise<ReadPage> {
  try {
    const parsed = parse(markdown);
    const root = await transform(parsed.root, {file, markdown: parsed.source});
    return {
      file,
      markdown,
      root,
      problems: [
        ...unknownAdmonitions(root).map(({line, column, message}) => ({plugin: PLUGIN, file, line, column, message})),
        ...undefinedNames(file, root),
      ],
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

/** The last version of each page that was read, by file. */
const pages = new Map<string, ReadPage>();

/** Forgets a page. */
export const forgetReadPage = (file: string): void => void pages.delete(file);

/** Forgets all pages: their trees take most of the memory of a large site. */
export const forgetReadPages = (): void => pages.clear();

/**
 * Parses a page with MDX 3, which is stricter than the MDX 1 of beta.13 and names the position of an error: a page that it accepts can
 * move to Docusaurus 3 unchanged.
 *
 * @param remark one that knows the page from an earlier build
 * @returns the tree, and the errors of MDX; cached for each text of a page
 */
export async function readPage(page: DocFile, remark?: Remark): Promise<ReadPage> {
  const last = pages.get(page.file);
  if (last?.markdown === page.markdown) return last;
  const now = await read(remark ?? (await loadRemark()), page);
  pages.set(page.file, now);
  return now;
}
