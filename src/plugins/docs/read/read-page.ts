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

/** A VFileMessage: the reason why MDX cannot parse a page. */
export type Refusal = {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  readonly ruleId?: string;
  readonly source?: string;
  readonly cause?: Error;
};

const BRACE = 'Where the brace is text, write \\{, or put it into a code span.';
const ANGLE = 'Where < is text, write \\<, or put it into a code span.';
const EXPRESSION = `Expected one expression, e.g. {1 + 2} or title={name}. ${BRACE}`;

const IN_BRACES: Readonly<Record<string, string>> = {
  'unexpected-eof': `the brace { is never closed. Expected } before the end of its paragraph. ${BRACE}`,
  'unexpected-empty-expression': `the braces hold no code: {}. ${EXPRESSION}`,
  'unexpected-lazy': `the code in braces goes on in a line outside of the quotation or list item in which it begins. Begin the line as those before it, e.g. with >. ${BRACE}`,
};

const IMPORT =
  "Expected e.g. import Name from './file'; or export const name = 1; and an empty line after it. Where it is text, begin the line with another word, or put it into a code span.";

const IN_MODULE: Readonly<Record<string, string>> = {
  'non-esm': `right after an import or export stands something else. ${IMPORT}`,
};

type Place = {readonly line: number; readonly column: number};

const PLACE = /\((\d+):(\d+)/;
const OF_PAIRS = ['end-tag-mismatch', 'unexpected-closing-slash'];

function messageOf({reason = '', ruleId = '', source = '', cause}: Refusal): string {
  const because = cause?.message.split('. ')[0].replace(/\s*\(\d+:\d+\)$/, '');
  if (source.endsWith('mdxjs-esm'))
    return IN_MODULE[ruleId] ?? `the import or export is no JavaScript: ${because ?? reason}. ${IMPORT}`;
  if (source.endsWith('mdx-expression'))
    return IN_BRACES[ruleId] ?? `the code in braces is no JavaScript: ${because ?? reason}. ${EXPRESSION}`;
  const pair = OF_PAIRS.includes(ruleId) ? ' Close each tag in the block in which it opens.' : '';
  return `the tag cannot be read: ${reason}.${pair} ${ANGLE}`;
}

/** Limits a place to the text, as MDX reports some errors after its end. */
function withinText(markdown: string, place: Place): Place {
  const lines = markdown.trimEnd().split(/\r?\n/);
  return place.line > lines.length ? {line: lines.length, column: lines[lines.length - 1].length + 1} : place;
}

/**
 * An error of MDX, reworded for writers.
 *
 * @param refusal the error, with its line as a property or in its `reason`
 */
function refusalProblem({file, markdown}: DocFile, refusal: Refusal): Problem {
  const [, namedLine, namedColumn] = PLACE.exec(refusal.reason ?? '') ?? [];
  const place = {line: refusal.line ?? Number(namedLine), column: refusal.column ?? Number(namedColumn)};
  return problemIn(file, messageOf(refusal), withinText(markdown, place));
}
