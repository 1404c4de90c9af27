import path from 'path';
import type {ErrorObject} from 'ajv/dist/2020';
import {TEXTS, withGaps} from './corrections';
import type {Edit} from './corrections';
import {pathInFolder} from './folder';
import {isInternal} from './internal';
import {withoutKeys} from '../values/without-keys';
import {isData, isMap, isNode} from '../openapi/nodes';
import {followAll, ownValue, pointerKeys, pointerOf} from './reference-targets';
import type {Files, Place} from './reference-targets';
import type {Keys} from './position';

/** How often targets are searched for such references; after that they lead back to themselves. */
const ROUNDS = 20;

/** The objects in a value as references to them, so that messages about them have their lines. */
function referring(value: unknown, file: string, keys: Keys): unknown {
  if (Array.isArray(value)) return value.map((item, index) => referring(item, file, [...keys, index]));
  return isNode(value) ? {$ref: `${file}#${encodeURI(pointerOf(keys))}`} : value;
}

/**
 * The content of a target for the file `name`.
 *
 * @param isNamed whether its keys are names, and not keys of the standard
 */
function contentOf({name: owner, keys, node}: Place, isNamed: boolean, name: string, files: Files): unknown {
  const target = path.posix.relative(path.posix.dirname(name), pathInFolder(files.fileOf(owner)));
  const file = owner === name ? '' : encodeURI(target);
  if (!isNode(node)) return referring(node, file, keys);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => !isInternal(value))
      .map(([key, value]) => [key, !isNamed && isData(key, value) ? value : referring(value, file, [...keys, key])]),
  );
}

/** The content of a target that is an example; its numbers keep their source text. */
export const dataAt = ({name, keys}: Place, files: Files): unknown => keys.reduce(ownValue, files.yaml(name).exact);

/** The content of a target with what stands beside the reference, which applies, too; undefined for an internal one. */
const joined = (content: unknown, node: object): unknown =>
  isInternal(content) ? undefined : isNode(content) ? {...content, ...withoutKeys(node, '$ref')} : content;

/** What the validator says of a part: its errors, and the JSON Pointers of the references that OpenAPI allows. */
type Validated = {readonly errors: readonly ErrorObject[]; readonly allowed: ReadonlySet<string>};

/** The references of a part where OpenAPI allows none. */
export type Inclusions = {
  /** Put the content of the targets there. */
  readonly edits: readonly Edit[];
  /** The keys of each, and why its target cannot be found. */
  readonly references: readonly {readonly keys: readonly string[]; readonly mistake?: string}[];
  /** The errors that remain. */
  readonly errors: readonly ErrorObject[];
};

/** JSON Pointer of the object that an error is about. */
const objectOf = ({instancePath}: ErrorObject): string => instancePath.replace(/\/\$ref$/, '');

/** Finds the keys of the objects with a reference where OpenAPI allows none; each causes an error. */
function straysIn({errors, allowed}: Validated, part: unknown): readonly (readonly string[])[] {
  const strays = Array.from(new Set(errors.map(objectOf))).filter((pointer) => !allowed.has(pointer));
  return strays.map(pointerKeys).filter((keys) => typeof [...keys, '$ref'].reduce(ownValue, part) === 'string');
}

/**
 * Finds references where OpenAPI allows none, e.g. `paths: {$ref: paths.yaml}`. Tools that bundle documents resolve them, so that documents
 * in several files have them.
 *
 * @param name name of the part's file
 */
export function inclusionsIn(
  part: unknown,
  name: string,
  files: Files,
  validate: (part: unknown) => Validated,
): Inclusions {
  const edits: Edit[] = [];
  const references: {keys: readonly string[]; mistake?: string}[] = [];
  const known = new Set<string>();
  let read = part;
  let validated = validate(read);
  for (let round = 1; round <= ROUNDS; round++) {
    const own: Edit[] = [];
    for (const keys of straysIn(validated, read)) {
      const key = keys[keys.length - 1] ?? '';
      const node = keys.reduce(ownValue, read) as {readonly $ref: string};
      const place = followAll(files, name, node.$ref, true);
      const isWritten = [...keys, '$ref'].reduce(ownValue, part) !== undefined;
      if (typeof place !== 'string') {
        own.push({keys, to: () => joined(contentOf(place, isMap(key), name, files), node)});
        if (isWritten && !known.has(pointerOf(keys))) references.push({keys});
      } else if (!known.has(pointerOf(keys)) && !TEXTS.includes(key)) references.push({keys, mistake: place});
      known.add(pointerOf(keys));
    }
    if (own.length === 0) break;
    read = withGaps(read, own);
    edits.push(...own);
    validated = validate(read);
  }
  const broken = references.filter(({mistake}) => mistake !== undefined).map(({keys}) => pointerOf(keys));
  return {edits, references, errors: validated.errors.filter((error) => !broken.includes(objectOf(error)))};
}
