import {LineCounter} from 'yaml';

/** Keys from the root of a file to a node. */
export type Keys = readonly (string | number)[];

/** A position in a file, 1-based. */
export type Position = {
  readonly line: number;
  readonly column: number;
  /** Set if the position is in the overlay of the file: path of the overlay, relative to the site. */
  readonly file?: string;
};

/** Returns the position of the node with these keys, or of its nearest existing ancestor. */
export type PositionOf = (keys: Keys) => Position;

/** The data of a text with its positions, or the syntax errors in it. */
export type ReadText =
  | {readonly data: unknown; readonly positionOf: PositionOf}
  | {readonly wrong: readonly {readonly message: string; readonly position: Position}[]};

/** The position of a character in a text, by its 0-based offset. */
export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before[before.length - 1].length + 1};
}

/** Indexes the lines of a text, to look up the positions of many characters. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let at = 0; at > 0 || lines.lineStarts.length === 0; at = text.indexOf('\n', at) + 1) lines.addNewLine(at);
  return lines;
}
