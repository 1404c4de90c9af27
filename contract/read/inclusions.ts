import path from 'path';
import type {ErrorObject} from 'ajv/dist/2020';
import {TEXTS, withGaps} from './corrections';
import type {Edit} from './corrections';
import {pathInFolder} from './folder';
import {isData, isNode, withoutKey} from './nodes';
import {followAll, ownValue, pointerKeys, pointerOf} from './reference-targets';
import type {Files, Place} from './reference-targets';

/** How often targets are searched for such references; after that they lead back to themselves. */
const ROUNDS = 20;

/** The objects in a value as references to them, so that messages about them have their lines. */
function referring(value: unknown, file: string, keys: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => referring(item, file, [...keys, index]));
  return isNode(value) ? {$ref: `${file}#${encodeURI(pointerOf(keys))}`} : value;
}

/** The content of a target for the file `name`. */
function contentOf({name: owner, keys, node}: Place, name: string, files: Files): unknown {
  const target = path.posix.relative(path.posix.dirname(name), pathInFolder(files.fileOf(owner)));
  const file = owner === name ? '' : encodeURI(target);
  if (Array.isArray(node)) return referring(node, file, keys);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      isData(key, value) ? value : referring(value, file, [...keys, key]),
    ]),
  );
}

/** The content of a target that is an example; its numbers keep their source text. */
export const dataAt = ({name, keys}: Place, files: Files): unknown => keys.reduce(ownValue, files.yaml(name).exact);

/** The content of a target with what stands beside the reference, which applies, too. */
const joined = (content: unknown, node: object): unknown =>
  Array.isArray(content) ? content : {...(content as object), ...withoutKey(node, '$ref')};

/** What the validator says of a part: its errors, and the JSON Pointers of the references that OpenAPI allows. */
export type Checked = {readonly errors: readonly ErrorObject[]; readonly allowed: ReadonlySet<string>};

/** The references of a part where OpenAPI allows none. */
export type Inclusions = {
  /** Put the content of the targets there. */
  readonly edits: readonly Edit[];
  /** The keys of each, and why its target cannot be found. */
  readonly references: readonly {readonly keys: readonly string[]; readonly mistake?: string}[];
  /** The errors that remain. */
  readonly errors: readonly ErrorObject[];
};

/** Finds the keys of the objects with a reference where OpenAPI allows none; each causes an error. A text may name a file of Markdown. */
function straysIn({errors, allowed}: Checked, part: unknown): readonly (readonly string[])[] {
  const pointers = new Set(errors.map(({instancePath}) => instancePath.replace(/\/\$ref$/, '')));
  return Array.from(pointers, pointerKeys).filter((keys) => {
    const isText = TEXTS.includes(keys[keys.length - 1] ?? '');
    return typeof [...keys, '$ref'].reduce(ownValue, part) === 'string' && !allowed.has(pointerOf(keys)) && !isText;
  });
}

/**
 * Finds references where OpenAPI allows none, e.g. `paths: {$ref: paths.yaml}`. Tools that bundle documents resolve them, so that documents
 * in several files have them.
 *
 * @param name name of the part's file
 */
export function inclusionsIn(part: unknown, name: string, files: Files, check: (part: unknown) => Checked): Inclusions {
  const edits: Edit[] = [];
  const references: {keys: readonly string[]; mistake?: string}[] = [];
  let read = part;
  let checked = check(read);
  for (let round = 1; round <= ROUNDS; round++) {
    const own: Edit[] = [];
    for (const keys of straysIn(checked, read)) {
      const node = keys.reduce(ownValue, read) as {readonly $ref: string};
      const place = followAll(files, name, node.$ref, true);
      const isWritten = [...keys, '$ref'].reduce(ownValue, part) !== undefined;
      const isKnown = references.some((known) => pointerOf(known.keys) === pointerOf(keys));
      if (typeof place !== 'string') own.push({keys, to: () => joined(contentOf(place, name, files), node)});
      if (typeof place === 'string' && !isKnown) references.push({keys, mistake: place});
      else if (isWritten && !isKnown) references.push({keys});
    }
    if (own.length === 0) break;
    read = withGaps(read, own);
    edits.push(...own);
    checked = check(read);
  }
  return {edits, references, errors: checked.errors};
}
