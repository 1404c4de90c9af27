import type {Position} from './position';

/** Limit of nesting, beyond any real document: recursive functions call themselves once for each level. */
export const MAX_DEPTH = 200;

const childrenOf = (node: unknown): readonly unknown[] =>
  typeof node === 'object' && node !== null
    ? Object.values(node).filter((child) => typeof child === 'object' && child !== null)
    : [];

/** Whether data is nested deeper than `MAX_DEPTH`, or is cyclic. */
export function isTooDeep(data: unknown): boolean {
  // Level by level with each node once, as aliases may lead to one node on many paths.
  let level: readonly unknown[] = [data];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = Array.from(new Set(level.flatMap(childrenOf)));
    if (level.length === 0) return false;
  }
  return true;
}

/** The first position at which more than `MAX_DEPTH` brackets are open, or with an indentation of more than that; else the start of the text. */
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
