import type {Code, Nodes, Root, RootContent} from 'mdast';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import type {ListedOperation} from '../../../components/OperationList/data';
import type {ReadPage} from '../read/read-page';
import {anchorsOf, component, lineOf, nodesIn} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type {Remark} from '../read/remark';
import {BLOCKS, mistypedBlock} from './blocks';
import type {PageContext, PageChange} from './context';
import {changeList} from './page-changes';

/** A page with its blocks replaced, or the problems that prevent it. Nodes that a block created have no position. */
export type Expansion = {readonly root: Root; readonly problems: readonly Problem[]};

const endsSection = (node: Nodes | undefined): boolean => node?.type === 'heading' && node.depth <= 2;

function nodesOf(content: Content, remark: Remark): readonly RootContent[] {
  if (typeof content === 'object' && 'type' in content) return [content];
  if (typeof content !== 'string') return content.flatMap((part) => nodesOf(part, remark));
  return remark.parseBlock(content);
}

function placeOf({position, lang, meta}: Code, markdown: string): {line: number; column: number} {
  const line = position?.start.line ?? 1;
  const text = markdown.split(/\r?\n/)[line - 1];
  return {
    line,
    column: (meta ? text.indexOf(meta, text.indexOf(lang ?? '') + (lang ?? '').length) : text.indexOf(lang ?? '')) + 1,
  };
}

/** Puts the interfaces of a page, and what is said of all of them, at its beginning, behind front matter and imports. */
function withList(
  page: readonly RootContent[],
  operations: readonly ListedOperation[],
  notes: readonly RootContent[],
): RootContent[] {
  const start = page.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return operations.length === 0
    ? [...page]
    : [...page.slice(0, start), component('OperationList', {operations}), ...notes, ...page.slice(start)];
}

/** Adds the result of a block; if it begins with a list, that list continues a list of the writer right before it. */
function pushBlock(output: RootContent[], [first, ...others]: readonly RootContent[]): void {
  const last = output[output.length - 1];
  if (last?.type === 'list' && first?.type === 'list')
    output[output.length - 1] = {...last, children: [...last.children, ...first.children]};
  else if (first) output.push(first);
  output.push(...others);
}

const DIAGRAM_TITLE = /^[^={]+$/;

/** Whether a code block is one of ours: other sites may use the same languages for code, but none of ours has any, and a diagram has a title. */
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

/** Replaces the blocks of a page: an `openapi` block becomes the head of its interface, whose fields, codes and examples follow the prose of the section. */
export function expand(page: ReadPage, remark: Remark, contracts: Contracts, context: PageContext): Expansion {
  const {file, markdown} = page;
  const problems: Problem[] = [];
  const output: RootContent[] = [];
  const shown = new Set<string>();
  const listed: ListedOperation[] = [];
  const changed: PageChange[] = [];
  let note: readonly RootContent[] = [];
  let lead: readonly RootContent[] = [];
  let reference: readonly RootContent[] = [];
  const endSection = () => {
    output.push(...lead, ...reference);
    lead = [];
    reference = [];
  };
  const replace = (node: Code) => {
    const place = placeOf(node, markdown);
    try {
      const text = {target: node.meta ?? '', body: node.value === '' ? [] : node.value.split('\n')};
      const replacement = BLOCKS[node.lang ?? ''](text, contracts, context, shown);
      const head = nodesOf(replacement.head, remark);
      if (endsSection(head[0])) endSection();
      pushBlock(output, head);
      lead = replacement.lead ? nodesOf(replacement.lead, remark) : lead;
      if (replacement.listed) listed.push(replacement.listed);
      changed.push(...(replacement.changed ?? []));
      if (replacement.note && note.length === 0) note = nodesOf(replacement.note, remark);
      reference = replacement.reference ? nodesOf(replacement.reference, remark) : reference;
      made.push({anchors: [...head, ...reference].flatMap(nodesIn).flatMap(anchorsOf), ...place, byBlock: true});
    } catch (error) {
      problems.push(
        ...(error instanceof ProblemsError
          ? error.problems
          : [{plugin: CONTRACT, file, ...place, message: (error as Error).message}]),
      );
    }
  };
  const made: Made[] = [];
  for (const node of page.root.children) {
    if (isBlock(node)) {
      replace(node);
      continue;
    }
    for (const inner of nodesIn(node)) {
      const message = mistakeOf(inner, inner !== node);
      if (message && inner.type === 'code')
        problems.push({plugin: CONTRACT, file, ...placeOf({...inner, meta: null}, markdown), message});
      const anchors = anchorsOf(inner);
      made.push({anchors, line: lineOf(inner) ?? 1, column: inner.position?.start.column ?? 1, byBlock: false});
    }
    if (endsSection(node)) endSection();
    lead = [];
    output.push(node);
  }
  endSection();
  return {
    root: {
      type: 'root',
      children: withList(output, listed, [...note, ...nodesOf(changeList(changed, context), remark)]),
    },
    problems: [...problems, ...duplicateAnchors(file, made)],
  };
}

/** A node or a block of a page, with the anchors that it creates. */
export type Made = {
  readonly anchors: readonly string[];
  readonly line: number;
  readonly column: number;
  readonly byBlock: boolean;
};

/**
 * Reports anchors that occur twice on a page, one of them made by a block, as links could not reach the second one. Only the first duplicate
 * of a block is reported. Two headings with the same id are taken, as stock takes them.
 *
 * @param made nodes and blocks that create anchors, in the order of the page
 */
function duplicateAnchors(file: string, made: readonly Made[]): readonly Problem[] {
  const first = new Map<string, Made>();
  return made.flatMap((own) => {
    const twice = own.anchors.find((anchor) => (own.byBlock ? first.has(anchor) : first.get(anchor)?.byBlock));
    const before = twice && first.get(twice);
    own.anchors.forEach((anchor) => first.set(anchor, first.get(anchor) ?? own));
    if (!before) return [];
    const message = `anchor "${twice}" is made twice, first in line ${before.line}. Show each block once on a page, and give headings other ids.`;
    return [{plugin: CONTRACT, file, line: own.line, column: own.column, message}];
  });
}
