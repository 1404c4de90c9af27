import {memoizedByText} from '../memoized';
import path from 'path';
import {ProblemsError} from '../problems';
import {withSiblings} from '../values/siblings';
import {COMMON, pathInFolder} from './folder';
import {isNode, mapNodes} from '../openapi/nodes';
import type {Schema} from '../openapi/types';
import {ADDRESS, follow, followAll, ownValue} from './reference-targets';
import type {Files, Place} from './reference-targets';
import {problemAt} from './yaml-file';
import type {YamlFile} from './yaml-file';

/** Resolves JSON References (`#/components/schemas/A`, `common.yaml#/components/schemas/A`) relative to one contract file. */
export type Resolve = (schema: Schema) => Schema;

/** Keys of the first occurrence of a reference. */
function keysOfReference(node: unknown, $ref: string): readonly string[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ((node as Schema).$ref === $ref) return ['$ref'];
  for (const [key, value] of Object.entries(node)) {
    const inner = keysOfReference(value, $ref);
    if (inner) return [key, ...inner];
  }
  return undefined;
}

/** The error for a reference without a target, with its line in the file that contains it. */
function brokenReference($ref: string, message: string, files: readonly YamlFile[]): ProblemsError {
  const file = files.find((candidate) => keysOfReference(candidate.data, $ref)) ?? files[0];
  return new ProblemsError([problemAt(file, keysOfReference(file.data, $ref) ?? [], message)]);
}

/** The content of a file with its references rewritten for use in files of another folder. */
const withFileNames = memoizedByText(({data}: YamlFile, folder: string, files: Files, name: string): unknown => {
  const renamed = (node: Readonly<Record<string, unknown>>): unknown => {
    if (typeof node.$ref !== 'string') return node;
    const [file, pointer = ''] = node.$ref.split(/#(.*)/s);
    const named = file ? path.posix.join(path.posix.dirname(name), file) : encodeURI(pathInFolder(files.fileOf(name)));
    return ADDRESS.test(file) ? node : {...node, $ref: `${path.posix.relative(encodeURI(folder), named)}#${pointer}`};
  };
  const made = mapNodes(data, renamed);
  if (!isNode(made)) return made;
  // At the root of a file with parts, a key like x-note may be the name of one.
  const named = Object.entries(made).filter(([key, value]) => key.startsWith('x-') && isNode(value));
  return {...made, ...Object.fromEntries(named.map(([key, value]) => [key, mapNodes(value, renamed)]))};
});

/** The node at a place, with its references rewritten for use in the contract `name`. */
function nodeFor(files: Files, place: Place, name: string): Schema {
  if (place.name === name) return place.node;
  return place.keys.reduce(
    ownValue,
    withFileNames(files.yaml(place.name), path.posix.dirname(name), files, place.name),
  ) as Schema;
}

/** Resolves a reference; cached by contract and text, so that it returns the same object each time. */
const resolveOnce = memoizedByText((files: Files, _key: string, name: string, schema: Schema, $ref: string): Schema => {
  const end = followAll(files, name, $ref);
  if (typeof end === 'string') throw brokenReference($ref, end, [name, COMMON].map(files.yaml));
  return withSiblings(schema, createResolve(files, name)(nodeFor(files, follow(files, name, $ref) as Place, name)));
});

/**
 * Returns the resolver of a contract, the same function each time, as results are cached by it.
 *
 * @param name the contract to which references without a file belong
 * @returns a function that resolves `$ref` until there is none, and merges the keywords beside it
 * @throws ProblemsError, from that function, for a reference without a target or a circular one
 */
export const createResolve = memoizedByText(
  (files: Files, name: string): Resolve =>
    (schema) =>
      typeof schema.$ref === 'string'
        ? resolveOnce(files, `${name} ${JSON.stringify(schema)}`, name, schema, schema.$ref)
        : schema,
);
