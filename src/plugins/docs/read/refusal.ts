import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';

const PLUGIN = 'docs';

/** Why MDX cannot parse a page: a VFileMessage. */
export type Refusal = {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  readonly ruleId?: string;
  /** The package that found it. */
  readonly source?: string;
  /** What acorn says of code. */
  readonly cause?: Error;
};

const BRACE = 'Where the brace is text, write \\{, or put it into a code span.';
const ANGLE = 'Where < is text, write \\<, or put it into a code span.';
const EXPRESSION = `Expected one expression, e.g. {1 + 2} or title={name}. ${BRACE}`;

/** What is wrong with code in braces, by the rules of micromark-extension-mdx-expression. */
const IN_BRACES: Readonly<Record<string, string>> = {
  'unexpected-eof': `the brace { is never closed. Expected } before the end of its paragraph. ${BRACE}`,
  'unexpected-empty-expression': `the braces hold no code: {}. ${EXPRESSION}`,
  'unexpected-lazy': `the code in braces goes on in a line outside of the quotation or list item in which it begins. Begin the line as those before it, e.g. with >. ${BRACE}`,
};

const IMPORT =
  "Expected e.g. import Name from './file'; or export const name = 1; and an empty line after it. Where it is text, begin the line with another word, or put it into a code span.";

/** What is wrong with imports and exports, by the rules of micromark-extension-mdxjs-esm. */
const IN_MODULE: Readonly<Record<string, string>> = {
  'non-esm': `right after an import or export stands something else. ${IMPORT}`,
};

type Place = {readonly line: number; readonly column: number};

/** A place in a message of MDX, e.g. `(1:1-1:6)`. */
const PLACE = /\((\d+):(\d+)/;
/** Rules about tags that are not closed, or closed elsewhere. */
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

/** The place before the end of the text where the parser stopped at its end, as nothing stands there. */
function withinText(markdown: string, place: Place): Place {
  const lines = markdown.trimEnd().split(/\r?\n/);
  return place.line > lines.length ? {line: lines.length, column: lines[lines.length - 1].length + 1} : place;
}

/**
 * What MDX refuses on a page, in the words of the person who writes it.
 *
 * @param refusal with its line, or with one in its reason
 */
export function refusalProblem({file, markdown}: DocFile, refusal: Refusal): Problem {
  const [, namedLine, namedColumn] = PLACE.exec(refusal.reason ?? '') ?? [];
  const place = {line: refusal.line ?? Number(namedLine), column: refusal.column ?? Number(namedColumn)};
  return {plugin: PLUGIN, file, ...withinText(markdown, place), message: messageOf(refusal)};
}
