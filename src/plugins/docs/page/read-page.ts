import type {Nodes, Root} from 'mdast';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../doc-files';
import {ADMONITIONS} from './admonitions';
import {nodesIn} from './nodes';
import {loadRemark} from './remark';
import type {Remark} from './remark';

const PLUGIN = 'docs';
/** A place that a message names. */
const PLACE = /\((\d+):(\d+)/;
const FIX = 'MDX takes < for the start of a tag and { for that of code. Put them into a code span, or close the tag.';
const BRACE = /(?<!\\)\{/g;
const HEADING_ID = /\{#[^{}]*\}$/;

/** A page as a tree; an empty one where it cannot be read. */
export type ReadPage = DocFile & {readonly root: Root; readonly problems: readonly Problem[]};

/** What the parser throws. */
type Refusal = {readonly reason?: string; readonly line?: number; readonly column?: number};

/** Braces in prose, which are code in MDX; the parser leaves them for `{#id}`. */
function braces(node: Nodes, source: string, inHeading = false): readonly {line: number; column: number}[] {
  if ('children' in node) return (node.children as readonly Nodes[]).flatMap((child) => braces(child, source, inHeading || node.type === 'heading'));
  const {start, end} = node.position ?? {};
  if (node.type !== 'text' || !start || !end) return [];
  const text = source.slice(start.offset, end.offset).replace(inHeading ? HEADING_ID : '', '');
  return Array.from(text.matchAll(BRACE), ({index = 0}) => {
    const lines = text.slice(0, index).split('\n');
    const column = lines[lines.length - 1].length + (lines.length > 1 ? 1 : start.column);
    return {line: start.line + lines.length - 1, column};
  });
}

/** Admonitions that do not exist. */
function unknownAdmonitions(root: Root): readonly {line?: number; column?: number; message: string}[] {
  const known = Object.keys(ADMONITIONS);
  return nodesIn(root).flatMap((node) =>
    node.type === 'containerDirective' && !known.includes(node.name)
      ? [{...node.position?.start, message: `the admonition ":::${node.name}" is unknown. Known: ${known.join(', ')}.${suggestion(node.name, known)}`}]
      : [],
  );
}

function read({parse}: Remark, {file, markdown}: DocFile): ReadPage {
  try {
    const {root, source} = parse(markdown);
    const found = [...braces(root, source).map((place) => ({...place, message: `braces in prose are code. ${FIX}`})), ...unknownAdmonitions(root)];
    return {file, markdown, root, problems: found.map(({line, column, message}) => ({plugin: PLUGIN, file, line, column, message}))};
  } catch (error) {
    const {reason, line, column} = error as Refusal;
    if (reason === undefined) throw error;
    const [, namedLine, namedColumn] = PLACE.exec(reason) ?? [];
    const place = {line: line ?? Number(namedLine), column: column ?? Number(namedColumn)};
    return {file, markdown, root: {type: 'root', children: []}, problems: [{plugin: PLUGIN, file, ...place, message: `${reason}. ${FIX}`}]};
  }
}

/** Pages by file, as they were read last. */
const pages = new Map<string, ReadPage>();

/**
 * Reads a page as MDX 3 does, which is stricter than the MDX 1 of beta.13 and names the place of a mistake: what it accepts
 * can move to Docusaurus 3 as it is.
 *
 * @returns the tree, and what MDX refuses; once for each text of a page
 */
export async function readPage(page: DocFile): Promise<ReadPage> {
  const last = pages.get(page.file);
  if (last?.markdown === page.markdown) return last;
  const now = read(await loadRemark(), page);
  pages.set(page.file, now);
  return now;
}
