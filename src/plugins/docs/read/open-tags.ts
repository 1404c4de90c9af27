import type {Root, RootContent} from 'mdast';
import {linesOf} from '../../../../contract';
import {isJsx, nodesIn} from '../tree/nodes';
import type {Refusal} from './refusal';

/** Tags opened in a line of text and closed after a blank line, as `<details><summary>Title</summary>`, which MDX 1 allows. */

/** MDX 3's error for such a tag, with its place. */
const OPEN = /^Expected a closing tag for `<.*>` \((\d+):(\d+)-\d+:(\d+)\) before the end of `paragraph`/;

/** The line, column and end of the tag that an error of MDX says is open in a line of text; null for other errors. */
export const openTagIn = (error: unknown): RegExpExecArray | null => OPEN.exec(String((error as Refusal).reason));

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

/** The place in the source of an offset in the text that is parsed. */
type Placed = (offset: number) => {readonly line: number; readonly column: number; readonly offset: number};

function placesIn(source: string, breaks: readonly Break[]): Placed {
  const lines = linesOf(source);
  return (offset) => {
    // Each break was inserted into a text that contained all earlier ones.
    const own = breaks.reduceRight((at, one) => at - Math.min(one.length, Math.max(0, at - one.offset)), offset);
    const {line, col} = lines.linePos(own);
    return {line, column: col, offset: own};
  };
}

function restorePlaces(root: Root, placed: Placed): void {
  for (const node of nodesIn(root)) {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      node.position = {start: placed(start.offset), end: placed(end.offset)};
  }
}

/** An error with its places, also those in its reason, in the source. */
function inSource(error: unknown, text: string, placed: Placed): Refusal {
  const refusal = error as Refusal;
  const {lineStarts} = linesOf(text);
  const placeOf = (line: number, column: number) => placed(lineStarts[line - 1] + column - 1);
  const {line, column, reason} = refusal;
  const words = reason?.replaceAll(/\b(\d+):(\d+)(?=[-)])/g, (_all, ...numbers) => {
    const place = placeOf(Number(numbers[0]), Number(numbers[1]));
    return `${place.line}:${place.column}`;
  });
  const place = line === undefined || column === undefined ? {} : placeOf(line, column);
  return Object.assign(refusal, {...place, ...(words !== undefined && {reason: words})});
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
  /** The errors about tags that now are on lines of their own, by the places of the tags. */
  const moved = new Map<string, Refusal>();
  for (;;) {
    const placed = placesIn(source, breaks);
    try {
      const root = parse(text);
      if (breaks.length === 0) return root;
      restorePlaces(root, placed);
      nodesIn(root).forEach((node) => withoutParagraph(node as RootContent));
      return root;
    } catch (error) {
      const [, line, from, to] = openTagIn(error) ?? [];
      const refusal = breaks.length === 0 ? (error as Refusal) : inSource(error, text, placed);
      const [tag] = /(?<=\()\d+:\d+/.exec(refusal.reason ?? '') ?? [''];
      const earlier = moved.get(tag);
      if (earlier) throw earlier;
      if (line === undefined) throw refusal;
      const [next, added] = standAlone(text, Number(line), Number(from), Number(to));
      if (next === text) throw refusal;
      moved.set(tag, refusal);
      text = next;
      breaks = [...breaks, ...added];
    }
  }
}
