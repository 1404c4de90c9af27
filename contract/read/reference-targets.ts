import path from 'path';
import {addressMistake} from '../openapi/address';
import {memoized} from '../memoized';
import {suggestion} from '../suggestion';
import {decoded} from '../values/decoded';
import {COMMON, CONTRACT_FOLDER, contractName, pathInFolder} from './folder';
import {isNode} from '../openapi/nodes';
import type {YamlFile} from './yaml-file';
import type {Keys} from './position';

/** The contract files of a docs version, in which references are resolved. */
export type Files = {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  readonly fileOf: (name: string) => string;
  readonly yaml: (name: string) => YamlFile;
};

/** An object in a file, with its location. */
export type Place = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly node: Readonly<Record<string, unknown>>;
};

/** Whether a node is a reference without other keys. */
export const isOnlyReference = (node: unknown): node is {readonly $ref: string} =>
  isNode(node) && typeof node.$ref === 'string' && Object.keys(node).length === 1;

/** URLs and absolute paths. */
export const ADDRESS = /^([a-z][a-z\d+.-]*:|[/\\])/i;

/** Splits a JSON Pointer into keys: `/paths/~1a` → `paths`, `/a`. */
export const pointerKeys = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** Makes a JSON Pointer of keys: `paths`, `/a` → `/paths/~1a`. */
export const pointerOf = (keys: Keys): string =>
  keys.map((key) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');

/** The own (not inherited) property of an object or array. */
export const ownValue = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.prototype.hasOwnProperty.call(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined;

/** Keys of the schemas of a file by their `$anchor` or `$dynamicAnchor` (JSON Schema 2020-12). */
const anchorsOf = memoized((data: object): ReadonlyMap<string, readonly string[]> => {
  const anchors = new Map<string, readonly string[]>();
  const visit = (node: unknown, keys: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    [ownValue(node, '$anchor'), ownValue(node, '$dynamicAnchor')].forEach((anchor) => {
      if (typeof anchor === 'string') anchors.set(anchor, keys);
    });
    Object.entries(node).forEach(([key, value]) => visit(value, [...keys, key]));
  };
  visit(data, []);
  return anchors;
});

/**
 * Resolves a reference by one step.
 *
 * @param from name of the file that contains the reference
 * @param any whether it may lead to any value, and not only to an object
 * @returns the target, or an error message
 * @throws ProblemsError if the referenced file cannot be read
 */
export function follow(files: Files, from: string, $ref: string, any = false): Place | string {
  const mistake = addressMistake($ref);
  if (mistake) return mistake;
  const [file, pointer = ''] = $ref.split(/#(.*)/s).map(decoded);
  const joined = path.posix.join(path.posix.dirname(from), file);
  if (ADDRESS.test(file))
    return `$ref "${$ref}" names an address, from which nothing is read. Copy what it leads to into the folder of the document.`;
  if (joined.startsWith('../'))
    return `$ref "${$ref}" leads out of the folder of the contracts, from which nothing is read. Copy what it leads to into the folder.`;
  const name = file ? contractName(`${CONTRACT_FOLDER}/${joined}`) : from;
  if (file && (!files.has(name) || pathInFolder(files.fileOf(name)) !== joined)) {
    const known = [COMMON, ...files.names].filter(files.has).map((other) => path.posix.basename(files.fileOf(other)));
    return `$ref "${$ref}" names a file that does not exist. Known: ${known.join(', ') || 'none beside it'}.`;
  }
  const {data} = files.yaml(name);
  const keys =
    pointer === '' || pointer.startsWith('/')
      ? pointerKeys(pointer)
      : (anchorsOf(data as object).get(pointer) ?? [pointer]);
  const at = (steps: readonly string[]) => steps.reduce(ownValue, data as unknown);
  const node = at(keys);
  if (isNode(node) || (any && node !== undefined)) return {name, keys, node: node as Place['node']};
  const near = suggestion(keys[keys.length - 1] ?? '', Object.keys(at(keys.slice(0, -1)) ?? {}));
  return `$ref "${$ref}" leads nowhere. Expected the name of a component.${near}`;
}

/**
 * Resolves a reference until its target has no `$ref`.
 *
 * @returns the target, or an error message
 */
export function followAll(files: Files, from: string, $ref: string, any = false): Place | string {
  const seen: string[] = [];
  let place: Place | string = follow(files, from, $ref, any);
  while (typeof place !== 'string' && typeof place.node.$ref === 'string') {
    const key: string = `${pathInFolder(files.fileOf(place.name))}#${pointerOf(place.keys)}`;
    if (seen.includes(key)) return `circular $ref: ${[...seen, key].join(' → ')}. Break the circle.`;
    seen.push(key);
    place = follow(files, place.name, place.node.$ref, any);
  }
  return place;
}
