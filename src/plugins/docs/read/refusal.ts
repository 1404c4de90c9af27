import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';

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

/** The lines before a mistake in braces, in which an empty line after a tag begins Markdown. */
const MARKDOWN_IN_BRACES = /\{[^}]*<\w[^>]*>[ \t]*\n[ \t]*\n[^}]*$/;
const AS_PART =
  "All in braces is code, also what stands between tags. Write the Markdown there as JSX, or into a file of its own, and import that, e.g. import Part from './_part.mdx'.";

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
const OPEN = /^Expected a closing tag for .*\(\d+:\d+/;
const OF_PAIRS = ['end-tag-mismatch', 'unexpected-closing-slash'];

function messageOf({reason = '', ruleId = '', source = '', cause}: Refusal, before: string): string {
  const because = cause?.message.split('. ')[0].replace(/\s*\(\d+:\d+\)$/, '');
  if (source.endsWith('mdxjs-esm'))
    return IN_MODULE[ruleId] ?? `the import or export is no JavaScript: ${because ?? reason}. ${IMPORT}`;
  if (source.endsWith('mdx-expression'))
    return (
      IN_BRACES[ruleId] ??
      `the code in braces is no JavaScript: ${because ?? reason}. ${MARKDOWN_IN_BRACES.test(before) ? AS_PART : EXPRESSION}`
    );
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
export function refusalProblem({file, markdown}: DocFile, refusal: Refusal): Problem {
  const {reason = '', line, column} = refusal;
  const [, namedLine, namedColumn] = PLACE.exec(reason) ?? [];
  const named = {line: Number(namedLine), column: Number(namedColumn)};
  // For a tag that is not closed, MDX has the place of the paragraph around it, and that of the tag in its reason.
  const place = OPEN.test(reason) ? named : {line: line ?? named.line, column: column ?? named.column};
  const before = markdown.split(/\r?\n/).slice(0, place.line - 1);
  return problemIn(file, messageOf(refusal, `${before.join('\n')}\n`), withinText(markdown, place));
}
