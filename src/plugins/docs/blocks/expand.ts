import type {Code, Nodes, Root, RootContent} from 'mdast';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {ListedOperation} from '../../../components/OperationList/data';
import type {ReadPage} from '../read/read-page';
import {anchorsOf, component, lineOf, nodesIn} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type {Remark} from '../read/remark';
import {BLOCKS, mistypedBlock} from './blocks';
import type {PageContext, PageChange, Replacement} from './context';
import {duplicateAnchors} from './duplicate-anchors';
import type {Made} from './duplicate-anchors';
import {changeList} from './page-changes';

/** A page with its blocks replaced, or the problems that prevent it. Nodes that a block created have no position. */
export type Expansion = {readonly root: Root; readonly problems: readonly Problem[]};

const endsSection = (node: Nodes | undefined): boolean => node?.type === 'heading' && node.depth <= 2;

function nodesOf(content: Content, remark: Remark): readonly RootContent[] {
  if (typeof content === 'object' && 'type' in content) return [content];
  if (typeof content !== 'string') return content.flatMap((part) => nodesOf(part, remark));
  return remark.parseBlock(content);
}

type Place = {readonly line: number; readonly column: number};

function placeOf({position, lang, meta}: Code, markdown: string): Place {
  const line = position?.start.line ?? 1;
  const text = markdown.split(/\r?\n/)[line - 1];
  return {
    line,
    column: (meta ? text.indexOf(meta, text.indexOf(lang ?? '') + (lang ?? '').length) : text.indexOf(lang ?? '')) + 1,
  };
}

/** Adds a CSS class to a node. */
const withLook = (node: RootContent, look: string): RootContent =>
  ({...node, data: {hProperties: {className: [look]}}}) as RootContent;

/** Content at the beginning of a page, beside the list of its operations. */
type Head = {readonly states: readonly RootContent[]; readonly notes: readonly RootContent[]};

/**
 * Inserts the list of operations, if there are any, at the beginning of a page, after front matter, imports and the first paragraph, which says
 * what the page is for: first the lines about states, then the list, then the notes.
 */
function withList(
  page: readonly RootContent[],
  operations: readonly ListedOperation[],
  {states, notes}: Head,
): RootContent[] {
  const first = page.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const start = first + (page[first]?.type === 'paragraph' ? 1 : 0);
  const list = operations.length > 0 ? [component('OperationList', {operations})] : [];
  return [...page.slice(0, start), ...states, ...list, ...notes, ...page.slice(start)];
}

/** Appends the content of a block; a list at its beginning is merged with a list of the writer directly before it. */
function pushBlock(output: RootContent[], [first, ...others]: readonly RootContent[]): void {
  const last = output[output.length - 1];
  if (last?.type === 'list' && first?.type === 'list')
    output[output.length - 1] = {...last, data: first.data, children: [...last.children, ...first.children]};
  else if (first) output.push(first);
  output.push(...others);
}

const DIAGRAM_TITLE = /^[^={]+$/;

/**
 * Whether a code block is a block of this site. Other sites may use the same languages for code; here only diagrams have content, and these
 * need a title.
 */
const isBlock = (node: Nodes): node is Code =>
  node.type === 'code' &&
  Object.keys(BLOCKS).includes(node.lang ?? '') &&
  (node.lang === 'mermaid' ? DIAGRAM_TITLE.test(node.meta ?? '') : node.value === '');

function mistakeOf(node: Nodes, nested: boolean): string | undefined {
  if (node.type !== 'code') return undefined;
  if (nested && isBlock(node))
    return `the block "${node.lang}" stands inside another element. Put it at the beginning of a line, outside of lists and admonitions.`;
  return node.value === '' ? mistypedBlock(node.lang ?? '') : undefined;
}

/** A page during its expansion. */
type Assembly = {
  readonly output: RootContent[];
  /** Operations for the list at the beginning. */
  readonly listed: ListedOperation[];
  readonly changed: PageChange[];
  readonly made: Made[];
  readonly problems: Problem[];
  readonly states: Set<string>;
  note: readonly RootContent[];
  /** From the block of the current section: the content if no text of the writer follows, and the content after that text. */
  lead: readonly RootContent[];
  reference: readonly RootContent[];
};

function endSection(page: Assembly): void {
  page.output.push(...page.lead, ...page.reference);
  page.lead = [];
  page.reference = [];
}

function addReplacement(page: Assembly, replacement: Replacement, place: Place, remark: Remark): void {
  const parsed = (content: Content | undefined) => (content ? nodesOf(content, remark) : undefined);
  const {look, states} = replacement;
  const plain = nodesOf(replacement.head, remark);
  const head = look === undefined ? plain : plain.map((node) => withLook(node, look));
  if (endsSection(head[0])) endSection(page);
  pushBlock(page.output, head);
  page.lead = parsed(replacement.lead) ?? page.lead;
  page.reference = parsed(replacement.reference) ?? page.reference;
  if (page.note.length === 0) page.note = parsed(replacement.note) ?? [];
  if (replacement.listed) page.listed.push(replacement.listed);
  if (states) page.states.add(states);
  page.changed.push(...(replacement.changed ?? []));
  page.made.push({anchors: [...head, ...page.reference].flatMap(nodesIn).flatMap(anchorsOf), ...place, byBlock: true});
}

/** Appends a node of the writer, and reports blocks inside it, which is the wrong place. */
function addNode(page: Assembly, node: RootContent, {file, markdown}: ReadPage): void {
  for (const inner of nodesIn(node)) {
    const message = mistakeOf(inner, inner !== node);
    if (message && inner.type === 'code')
      page.problems.push({plugin: CONTRACT, file, ...placeOf({...inner, meta: null}, markdown), message});
    const anchors = anchorsOf(inner);
    page.made.push({anchors, line: lineOf(inner) ?? 1, column: inner.position?.start.column ?? 1, byBlock: false});
  }
  if (endsSection(node)) endSection(page);
  page.lead = [];
  page.output.push(node);
}

/**
 * Replaces the blocks of a page. An `openapi` block becomes the head of its operation; fields, error codes and examples follow the writer's
 * text in the section.
 */
export function expand(read: ReadPage, remark: Remark, contracts: Contracts, context: PageContext): Expansion {
  const {file, markdown} = read;
  const page: Assembly = {
    output: [],
    listed: [],
    changed: [],
    made: [],
    problems: [],
    note: [],
    lead: [],
    reference: [],
    states: new Set(),
  };
  const shownMachines = new Set<string>();
  const addBlock = (node: Code) => {
    const place = placeOf(node, markdown);
    try {
      const text = {target: node.meta ?? '', body: node.value === '' ? [] : node.value.split('\n')};
      addReplacement(page, BLOCKS[node.lang ?? ''](text, contracts, context, shownMachines), place, remark);
    } catch (error) {
      page.problems.push(
        ...(error instanceof ProblemsError
          ? error.problems
          : [{plugin: CONTRACT, file, ...place, message: (error as Error).message}]),
      );
    }
  };
  for (const node of read.root.children) {
    if (isBlock(node)) addBlock(node);
    else addNode(page, node, read);
  }
  endSection(page);
  const title = page.listed.length > 0 ? words.changes.ofPage : words.changes.ofSchema;
  const notes = [...page.note, ...nodesOf(changeList(title, page.changed, context), remark)];
  return {
    root: {
      type: 'root',
      children: withList(page.output, page.listed, {
        states: nodesOf(Array.from(page.states).join('\n\n'), remark).map((node) => withLook(node, 'quiet')),
        notes,
      }),
    },
    problems: [...page.problems, ...duplicateAnchors(file, page.made)],
  };
}
