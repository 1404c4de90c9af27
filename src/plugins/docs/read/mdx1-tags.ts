import type {Root, RootContent} from 'mdast';
import {linesOf} from '../../../../contract';
import {isJsx, nodesIn} from '../tree/nodes';
import type {Refusal} from './refusal';

/**
 * Tags that MDX 1 reads and MDX 3 refuses: opened in a line of text and closed after a blank line, as `<details><summary>Title</summary>`;
 * closed at the beginning of a line of text; with comments among their attributes.
 */

/** MDX 3's errors for such tags. */
const OPEN = /^Expected a closing tag for `<.*>` \((\d+):(\d+)-\d+:(\d+)\) before the end of `paragraph`/;
const CLOSED =
  /^Expected the closing tag `<\/(.*)>` either after .* or another opening tag after the start of `paragraph` \((\d+):(\d+)\)/;
const COMMENT = /^Unexpected character `[/*]` .* after self-closing slash/;

/** Elements in which text stands, and which stand in text. */
const IN_TEXT = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(' '),
);

const reasonOf = (error: unknown): string => String((error as Refusal).reason);

/** Whether an error of MDX is about a tag that is open in a line of text. */
export const isOpenTag = (error: unknown): boolean => OPEN.test(reasonOf(error));

const MARKERS = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/;

/** Inserted line breaks, with offset and length in the text that is parsed; a removed one has the length 0. */
type Break = {readonly offset: number; readonly length: number};

/** The text in which MDX 3 reads a tag, and the breaks that differ. */
type Edited = readonly [text: string, breaks: readonly Break[]];

/** The text with this tag on a line of its own; the same text if the tag already is on its own line. */
function standAlone(text: string, line: number, from: number, to: number): Edited {
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

const offsetOf = (text: string, line: number, column: number): number =>
  linesOf(text).lineStarts[line - 1] + column - 1;

/** The text with a paragraph on the line of the tag above it. */
function onLineOfTag(text: string, paragraph: number): Edited | undefined {
  const [between] = /(?<=>)[ \t]*\n[ \t>]*$/.exec(text.slice(0, paragraph)) ?? [];
  if (between === undefined) return undefined;
  const start = paragraph - between.length;
  return [text.slice(0, start) + ' '.repeat(between.length) + text.slice(paragraph), [{offset: start, length: 0}]];
}

/** The text with white space in the place of a comment in a tag. @param second its second character */
function withoutComment(text: string, second: number): Edited | undefined {
  const start = second - 1;
  const [comment] = /^(?:\/\/.*|\/\*[^]*?\*\/)/.exec(text.slice(start)) ?? [];
  // In `<a//b>` it is none.
  if (comment === undefined || !/\s/.test(text[start - 1] ?? '')) return undefined;
  return [text.slice(0, start) + comment.replace(/\S/g, ' ') + text.slice(start + comment.length), []];
}

/** The text without what an error is about; undefined for mistakes in MDX 1, too. */
function edited(text: string, error: unknown): Edited | undefined {
  const {line = 0, column = 0} = error as Refusal;
  const reason = reasonOf(error);
  const open = OPEN.exec(reason);
  if (open) return standAlone(text, Number(open[1]), Number(open[2]), Number(open[3]));
  const closed = CLOSED.exec(reason);
  if (closed) {
    const [, name, ...paragraph] = closed;
    const joined = IN_TEXT.has(name) && onLineOfTag(text, offsetOf(text, Number(paragraph[0]), Number(paragraph[1])));
    return joined || standAlone(text, line, column, column + `</${name}>`.length);
  }
  return COMMENT.test(reason) ? withoutComment(text, offsetOf(text, line, column)) : undefined;
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
  const placeOf = (line: number, column: number) => placed(offsetOf(text, line, column));
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
 * Parses a page with tags as MDX 1 reads them.
 *
 * @throws VFileMessage on MDX syntax errors
 */
export function withMdx1Tags(source: string, parse: (text: string) => Root): Root {
  let text = source;
  let breaks: readonly Break[] = [];
  /** The errors about tags that are edited, by their places, and those of open tags by the places of these. */
  const known = new Map<string, Refusal>();
  for (;;) {
    try {
      const root = parse(text);
      if (breaks.length === 0) return root;
      restorePlaces(root, placesIn(source, breaks));
      nodesIn(root).forEach((node) => withoutParagraph(node as RootContent));
      return root;
    } catch (error) {
      const next = edited(text, error);
      const refusal = inSource(error, text, placesIn(source, breaks));
      const [tag = ''] = /(?<=\()\d+:\d+/.exec(reasonOf(refusal)) ?? [];
      const place = isOpenTag(refusal) ? tag : `${refusal.line}:${refusal.column}`;
      const earlier = known.get(tag) ?? known.get(place);
      if (earlier) throw earlier;
      if (!next || next[0] === text) throw refusal;
      known.set(place, refusal);
      text = next[0];
      breaks = [...breaks, ...next[1]];
    }
  }
}
