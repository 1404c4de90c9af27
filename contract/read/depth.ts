import type {Position} from './position';

/** No document of a person or a generator is nested this deep; functions that traverse a document call themselves for each level. */
export const MAX_DEPTH = 200;

const childrenOf = (node: unknown): readonly unknown[] =>
  typeof node === 'object' && node !== null
    ? Object.values(node).filter((child) => typeof child === 'object' && child !== null)
    : [];

/** Whether data is nested deeper than `MAX_DEPTH`, or contains itself. */
export function isTooDeep(data: unknown): boolean {
  // Level by level, each node once per level: aliases may lead to a node on many paths.
  let level: readonly unknown[] = [data];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = Array.from(new Set(level.flatMap(childrenOf)));
    if (level.length === 0) return false;
  }
  return true;
}

/** The line of a text that opens more brackets than `MAX_DEPTH` or has as deep an indentation, or else the first line. */
export function placeOfDepth(text: string): Position {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const indent = line.search(/\S/);
    if (indent > MAX_DEPTH) return {line: index + 1, column: indent + 1};
    for (let column = 0; column < line.length; column += 1) {
      if (line[column] === '[' || line[column] === '{') open += 1;
      if (line[column] === ']' || line[column] === '}') open -= 1;
      if (open > MAX_DEPTH) return {line: index + 1, column: column + 1};
    }
  }
  return {line: 1, column: 1};
}
