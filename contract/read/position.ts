import {LineCounter} from 'yaml';

/** A place in a file, 1-based. */
export type Position = {
  readonly line: number;
  readonly column: number;
  /** Where it is another file than the one that was asked: an overlay of it, relative to the site. */
  readonly file?: string;
};

/** Place of the node under these keys, or of the nearest one that exists. */
export type PositionOf = (keys: readonly (string | number)[]) => Position;

/** What a text says, or what is wrong with it. */
export type ReadText =
  | {readonly data: unknown; readonly positionOf: PositionOf}
  | {readonly wrong: readonly {readonly message: string; readonly position: Position}[]};

/** Place of a character of a text, by its 0-based offset. */
export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before[before.length - 1].length + 1};
}

/** The lines of a text, for the places of many of its characters. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let at = 0; at > 0 || lines.lineStarts.length === 0; at = text.indexOf('\n', at) + 1) lines.addNewLine(at);
  return lines;
}
