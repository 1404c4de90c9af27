import {LineCounter, isScalar, parseAllDocuments, parseDocument, visit} from 'yaml';
import type {Document, Pair, Range, YAMLParseError} from 'yaml';
import {numeral} from '../values/numerals';
import type {Position, ReadText} from './position';

/** The position in messages of the YAML parser. */
const YAML_PLACE = / at line \d+, column \d+:$/;

const MERGE = '<<';

const toPosition = ({line, col} = {line: 1, col: 1}): Position => ({line, column: col});

/** The errors up to the first wrong indentation, which causes all later ones. */
function ownErrors(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const indent = errors.findIndex(({code}) => code === 'BAD_INDENT');
  return indent < 0 ? errors : errors.slice(0, indent + 1);
}

/** Some programs end a file with `---`, which begins a second document without content. */
const isEmptyEnd = (text: string, {code}: YAMLParseError): boolean =>
  code === 'MULTIPLE_DOCS' &&
  parseAllDocuments(text)
    .slice(1)
    .every(({contents, errors}) => errors.length === 0 && isScalar(contents) && contents.value === null);

const messageOf = ({code, message}: YAMLParseError): string =>
  code === 'MULTIPLE_DOCS'
    ? 'A second document begins here, where a file has one. Drop one of them, or write it to a file of its own.'
    : `${message.split('\n')[0].replace(YAML_PLACE, '.')} Fix the YAML.`;

type Place = {readonly range?: Range | null};

/**
 * Replaces numbers that JavaScript would format in another way by numerals with their source text.
 *
 * @returns the duplicate keys of maps, found in the same pass because the parser's own check takes quadratic time
 */
function keepNumbers(document: Document): readonly {key: string; node: Place}[] {
  const found: {key: string; node: Place}[] = [];
  visit(document, {
    Map: (_, {items}) => {
      const keys = new Set<string>();
      (items as readonly Pair[]).forEach(({key: node}) => {
        if (!isScalar(node) || node.value === MERGE) return;
        const key = String(node.value);
        if (keys.has(key)) found.push({key, node});
        keys.add(key);
      });
    },
    Scalar: (_, node) => {
      const {value, source} = node;
      if (typeof value === 'number' && Number.isFinite(value) && source !== undefined && String(value) !== source)
        node.value = numeral(source);
    },
  });
  return found;
}

/** The first alias of a document, at which errors of aliases are reported. */
function firstAlias(document: Document): Place | undefined {
  let first: Place | undefined;
  visit(document, {
    Alias: (_, alias) => {
      first = alias;
      return visit.BREAK;
    },
  });
  return first;
}

/** Converts a document to data, or returns the error if an alias is undefined or the aliases expand too far. */
function toData(document: Document): {data: unknown} | {message: string} {
  try {
    return {data: document.toJS()};
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError)
      return {message: `${error.message}. Fix the aliases, or write out what they stand for.`};
    throw error;
  }
}

/** Parses YAML 1.2 with merge keys; all keys are strings, even `null`. */
export function readYamlText(text: string): ReadText {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, uniqueKeys: false, merge: true, stringKeys: true});
  // The parser reports an exhausted stack as one of its own errors.
  if (document.errors.some(({message}) => message.includes('call stack'))) throw new RangeError();
  const placeOf = (node: Place | undefined) => toPosition(node?.range ? lines.linePos(node.range[0]) : undefined);
  // Unknown tags are mistakes, as other parsers reject them.
  const errors = ownErrors([
    ...document.errors.filter((error) => !isEmptyEnd(text, error)),
    ...document.warnings.filter(({code}) => code === 'TAG_RESOLVE_FAILED'),
  ]).map((error) => ({message: messageOf(error), position: toPosition(error.linePos?.[0])}));
  if (errors.length > 0) return {wrong: errors};
  const duplicates = keepNumbers(document);
  if (duplicates.length > 0)
    return {
      wrong: duplicates.map(({key, node}) => ({
        message: `Map keys must be unique: "${key}" stands twice. Drop one.`,
        position: placeOf(node),
      })),
    };
  const made = toData(document);
  if ('message' in made) return {wrong: [{message: made.message, position: placeOf(firstAlias(document))}]};
  return {
    data: made.data,
    positionOf: (keys) => {
      for (let length = keys.length; length > 0; length -= 1) {
        const node = document.getIn(keys.slice(0, length), true) as Place | undefined;
        if (node?.range) return placeOf(node);
      }
      return toPosition();
    },
  };
}
