import type {LineCounter} from 'yaml';
import {parseTree, printParseErrorCode, visit} from 'jsonc-parser';
import type {Node, ParseError} from 'jsonc-parser';
import {linesOf, positionIn} from './position';
import type {PositionOf, ReadText} from './position';

/** The keys that an object has twice, of which `JSON.parse` keeps the last. */
function duplicateKeys(text: string): readonly {key: string; offset: number}[] {
  const found: {key: string; offset: number}[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset) => {
      const keys = open[open.length - 1];
      if (keys.has(key)) found.push({key, offset});
      keys.add(key);
    },
  });
  return found;
}

/** What stands under a key of an object or an index of a list. */
function childOf({type, children = []}: Node, key: string | number): Node | undefined {
  return type === 'array'
    ? children[Number(key)]
    : children.find((property) => property.children?.[0].value === String(key))?.children?.[1];
}

function createPositionOf(text: string): PositionOf {
  let parsed: {readonly root: Node; readonly lines: LineCounter} | undefined;
  return (keys) => {
    parsed ??= {root: parseTree(text) as Node, lines: linesOf(text)};
    const {root, lines} = parsed;
    let node = root;
    for (const key of keys) {
      const child = childOf(node, key);
      if (!child) break;
      node = child;
    }
    const {line, col} = lines.linePos(node.offset);
    return {line, column: col};
  };
}

function firstError(text: string): {message: string; offset: number} {
  const errors: ParseError[] = [];
  parseTree(text, errors, {disallowComments: true});
  const [{error, offset}] = [...errors, {error: 1, offset: 0}];
  return {message: printParseErrorCode(error), offset};
}

/** Reads JSON: its places are found when they are asked for, as a large document is read ten times faster without. */
export function readJsonText(text: string): ReadText {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const {message, offset} = firstError(text);
    return {wrong: [{message: `is no JSON (${message}). Mend the JSON.`, position: positionIn(text, offset)}]};
  }
  const duplicates = duplicateKeys(text);
  if (duplicates.length === 0) return {data, positionOf: createPositionOf(text)};
  return {
    wrong: duplicates.map(({key, offset}) => ({
      message: `"${key}" stands twice in one object. Drop one.`,
      position: positionIn(text, offset),
    })),
  };
}
