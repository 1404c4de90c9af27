import type {LineCounter} from 'yaml';
import {parseTree, printParseErrorCode, visit} from 'jsonc-parser';
import type {Node, ParseError} from 'jsonc-parser';
import {linesOf, positionIn} from './position';
import {numeral} from '../values/numerals';
import type {PositionOf, ReadText} from './position';

/** Duplicate keys in objects, of which `JSON.parse` keeps the last. */
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

/** The child node of an object by key, or of an array by index. */
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

/** Numbers, and texts in strings that look like them. */
const NUMBER = /[:[,]\s*(-?\d[\d.eE+-]*)\s*[,\]}]/g;

/** Whether JavaScript would format a number of the text in another way. */
function hasNumerals(text: string): boolean {
  for (const [, source] of text.matchAll(NUMBER)) if (String(Number(source)) !== source) return true;
  return false;
}

/** The value of a node; numbers that JavaScript would format in another way keep their source text. */
function exactValue({type, children = [], value, offset, length}: Node, text: string): unknown {
  if (type === 'array') return children.map((child) => exactValue(child, text));
  if (type === 'object')
    return Object.fromEntries(
      children.map(({children: [key, member] = []}) => [String(key.value), exactValue(member, text)]),
    );
  const source = text.slice(offset, offset + length);
  return type === 'number' && String(value) !== source ? numeral(source) : value;
}

/** Parses JSON; positions are computed on demand, as parsing a large document without them is ten times faster. */
export function readJsonText(text: string): ReadText {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const {message, offset} = firstError(text);
    return {wrong: [{message: `is no JSON (${message}). Fix the JSON.`, position: positionIn(text, offset)}]};
  }
  if (hasNumerals(text)) data = exactValue(parseTree(text) as Node, text);
  const duplicates = duplicateKeys(text);
  if (duplicates.length === 0) return {data, positionOf: createPositionOf(text)};
  return {
    wrong: duplicates.map(({key, offset}) => ({
      message: `"${key}" stands twice in one object. Drop one.`,
      position: positionIn(text, offset),
    })),
  };
}
