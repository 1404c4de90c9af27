import type {Code, Nodes, Root, RootContent} from 'mdast';
import {CONTRACT, ProblemsError} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import {BLOCKS, mistypedBlock} from '../blocks/blocks';
import type {PageContext} from '../blocks/context';
import {duplicateAnchors} from './anchors';
import type {Made} from './anchors';
import type {ReadPage} from './read-page';
import {anchorsOf, lineOf, nodesIn} from './nodes';
import type {Content} from './nodes';
import type {Remark} from './remark';

/** A page whose blocks are replaced, or the problems that prevent it. What a block made has no position. */
export type Expansion = {readonly root: Root; readonly problems: readonly Problem[]};

/** The end of a section: what follows belongs to another one. */
const endsSection = (node: Nodes | undefined): boolean => node?.type === 'heading' && node.depth <= 2;

/** What blocks made, as nodes. */
function nodesOf(content: Content, remark: Remark): readonly RootContent[] {
  if (typeof content === 'object' && 'type' in content) return [content];
  if (typeof content !== 'string') return content.flatMap((part) => nodesOf(part, remark));
  const {children} = remark.parse(content).root;
  children.flatMap(nodesIn).forEach((node) => delete node.position);
  return children;
}

/** Where the target of a block stands, or its fence. */
function placeOf({position, lang, meta}: Code, markdown: string): {line: number; column: number} {
  const line = position?.start.line ?? 1;
  const text = markdown.split(/\r?\n/)[line - 1];
  return {line, column: (meta ? text.indexOf(meta, text.indexOf(lang ?? '') + (lang ?? '').length) : text.indexOf(lang ?? '')) + 1};
}

/** Adds what a block made; its list goes on with the one that the writer began right before it. */
function pushBlock(output: RootContent[], [first, ...others]: readonly RootContent[]): void {
  const last = output[output.length - 1];
  if (last?.type === 'list' && first?.type === 'list') output[output.length - 1] = {...last, children: [...last.children, ...first.children]};
  else if (first) output.push(first);
  output.push(...others);
}

const isBlock = (node: Nodes): node is Code => node.type === 'code' && node.lang !== null && node.lang !== undefined && node.lang in BLOCKS;

/** What is wrong with a code block that is no block but looks like one, or is one where it cannot stand. */
function mistakeOf(node: Nodes, nested: boolean): string | undefined {
  if (node.type !== 'code') return undefined;
  if (nested && isBlock(node)) return `the block "${node.lang}" stands inside another element. Put it at the beginning of a line, outside of lists and admonitions.`;
  return mistypedBlock(node.lang ?? '');
}

/**
 * Replaces the blocks of a page. An `openapi` block becomes the head of its interface; fields, error codes and examples
 * follow the prose that the writer put under it, at the end of the section.
 */
export function expand(page: ReadPage, remark: Remark, contracts: Contracts, context: PageContext): Expansion {
  const {file, markdown} = page;
  const problems: Problem[] = [];
  const output: RootContent[] = [];
  const shown = new Set<string>();
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
      reference = replacement.reference ? nodesOf(replacement.reference, remark) : reference;
      made.push({anchors: [...head, ...reference].flatMap(nodesIn).flatMap(anchorsOf), ...place, byBlock: true});
    } catch (error) {
      problems.push(...(error instanceof ProblemsError ? error.problems : [{plugin: CONTRACT, file, ...place, message: (error as Error).message}]));
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
      if (message && inner.type === 'code') problems.push({plugin: CONTRACT, file, ...placeOf({...inner, meta: null}, markdown), message});
      const anchors = anchorsOf(inner);
      made.push({anchors, line: lineOf(inner) ?? 1, column: inner.position?.start.column ?? 1, byBlock: false});
    }
    if (endsSection(node)) endSection();
    lead = [];
    output.push(node);
  }
  endSection();
  return {root: {type: 'root', children: output}, problems: [...problems, ...duplicateAnchors(file, made)]};
}
