import type {Root, RootContent} from 'mdast';
import {linesOf} from '../../../../contract';
import {isJsx, nodesIn} from '../tree/nodes';

/** Tags opened in a line of text and closed after a blank line, as `<details><summary>Title</summary>`, which MDX 1 allows. */

/** MDX 3's error for such a tag, with its place. */
const OPEN = /^Expected a closing tag for `<.*>` \((\d+):(\d+)-\d+:(\d+)\) before the end of `paragraph`/;

const MARKERS = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/;

/** Inserted line breaks, with offset and length in the text that is parsed. */
type Break = {readonly offset: number; readonly length: number};

/** The text with this tag on a line of its own, and the inserted breaks; the same text if the tag already is on its own line. */
function standAlone(text: string, line: number, from: number, to: number): readonly [string, readonly Break[]] {
  const start = linesOf(text).lineStarts[line - 1];
  const whole = text.slice(start).split('\n', 1)[0];
  const markers = MARKERS.exec(whole)?.[0] ?? '';
  const added = `\n${markers.replace(/[^>\s]/g, ' ')}`;
  const [before, tag, after] = [whole.slice(0, from - 1), whole.slice(from - 1, to - 1), whole.slice(to - 1)];
  const first = before.length > markers.length ? added : '';
  const second = after.trim() === '' ? '' : added;
  return [
    text.slice(0, start) + before + first + tag + second + after + text.slice(start + whole.length),
    [
      {offset: start + before.length, length: first.length},
      {offset: start + before.length + first.length + tag.length, length: second.length},
    ],
  ];
}

function restorePlaces(root: Root, source: string, breaks: readonly Break[]): void {
  const lines = linesOf(source);
  const placed = (offset: number) => {
    // Each break was inserted into a text that contained all earlier ones.
    const own = breaks.reduceRight((at, one) => at - Math.min(one.length, Math.max(0, at - one.offset)), offset);
    const {line, col} = lines.linePos(own);
    return {line, column: col, offset: own};
  };
  for (const node of nodesIn(root)) {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      node.position = {start: placed(start.offset), end: placed(end.offset)};
  }
}

/** Moves the text on the line of a tag out of its paragraph, as MDX 1 parses it as part of the tag. */
function withoutParagraph(element: RootContent): void {
  if (!isJsx(element)) return;
  const [first, ...others] = element.children as readonly RootContent[];
  if (first?.type !== 'paragraph' || first.position?.start.line !== element.position?.start.line) return;
  element.children = [...first.children, ...others] as typeof element.children;
}

/**
 * Parses a page with tags that may be opened in a line of text.
 *
 * @throws VFileMessage on MDX syntax errors
 */
export function withOpenTags(source: string, parse: (text: string) => Root): Root {
  let text = source;
  let breaks: readonly Break[] = [];
  let refusal: unknown;
  for (;;) {
    try {
      const root = parse(text);
      if (breaks.length === 0) return root;
      restorePlaces(root, source, breaks);
      nodesIn(root).forEach((node) => withoutParagraph(node as RootContent));
      return root;
    } catch (error) {
      refusal ??= error;
      const [, line, from, to] = OPEN.exec(String((error as {reason?: unknown}).reason)) ?? [];
      if (line === undefined) throw refusal;
      const [next, added] = standAlone(text, Number(line), Number(from), Number(to));
      if (next === text) throw refusal;
      text = next;
      breaks = [...breaks, ...added];
    }
  }
}
