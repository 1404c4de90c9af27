import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {ListedOperation} from '../../../components/OperationList/data';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import {BLOCKS, mistypedBlock} from './blocks';
import type {PageContext} from './context';
import {changeList} from './page-changes';
import type {PageChange} from './page-changes';
import {duplicateAnchors} from './anchors';
import type {Made} from './anchors';
import type {ReadPage} from '../read/read-page';
import {anchorsOf, component, lineOf, nodesIn} from '../tree/nodes';
import type {Content} from '../tree/nodes';
import type {Remark} from '../read/remark';

/** A page with its blocks replaced, or the problems that prevent it. Nodes that a block created have no position. */
export type Expansion = {readonly root: Root; readonly problems: readonly Problem[]};

/** Whether a node ends the section before it. */
const endsSection = (node: Nodes | undefined): boolean => node?.type === 'heading' && node.depth <= 2;

/** The result of a block as nodes. */
function nodesOf(content: Content, remark: Remark): readonly RootContent[] {
  if (typeof content === 'object' && 'type' in content) return [content];
  if (typeof content !== 'string') return content.flatMap((part) => nodesOf(part, remark));
  return remark.parseBlock(content);
}

/** Position of the target of a block, or else of its fence. */
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

/** The title of a diagram; not keys of an info string, nor lines to highlight. */
const DIAGRAM_TITLE = /^[^={]+$/;

/** Whether a code block is one of ours: other sites may use the same languages for code, but none of ours has any, and a diagram has a title. */
const isBlock = (node: Nodes): node is Code =>
  node.type === 'code' &&
  Object.keys(BLOCKS).includes(node.lang ?? '') &&
  (node.lang === 'mermaid' ? DIAGRAM_TITLE.test(node.meta ?? '') : node.value === '');

/** Reports a code block that resembles a block, or a block in a place where none may be. */
function mistakeOf(node: Nodes, nested: boolean): string | undefined {
  if (node.type !== 'code') return undefined;
  if (nested && isBlock(node))
    return `the block "${node.lang}" stands inside another element. Put it at the beginning of a line, outside of lists and admonitions.`;
  return node.value === '' ? mistypedBlock(node.lang ?? '') : undefined;
}

/**
 * Replaces the blocks of a page, which begins with its interfaces. An `openapi` block becomes the head of its interface; fields, error codes and examples are added at the
 * end of the section, after the writer's prose.
 */
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
