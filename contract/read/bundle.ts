import path from 'path';
import {withoutKeys} from '../values/without-keys';
import {plainName, uniqueNames} from '../openapi/names';
import {isData, isNode} from '../openapi/nodes';
import type {OpenApi} from '../openapi/types';
import {follow, isOnlyReference, pointerOf} from './reference-targets';
import type {Place} from './reference-targets';
import type {VersionContracts} from './versions';
import type {YamlFile} from './yaml-file';

type Node = Readonly<Record<string, unknown>>;
/** The kind of a node: its section of `components`, with `[]` for a map or array of such nodes. */
type Kind = string;

/** The kind of the value of a key, for objects that are not schemas. The objects of other keys, e.g. `get`, are never referenced. */
const UNDER = new Map<string, Kind>([
  ...['pathItems', 'parameters', 'responses', 'headers', 'examples', 'links', 'callbacks', 'requestBodies'].map(
    (section) => [section, `${section}[]`] as const,
  ),
  ...['securitySchemes', 'schemas'].map((section) => [section, `${section}[]`] as const),
  ...['paths', 'webhooks'].map((section) => [section, 'pathItems[]'] as const),
  ...['content', 'mediaTypes'].map((section) => [section, 'mediaTypes[]'] as const),
  ['encoding', 'encoding[]'],
  ['requestBody', 'requestBodies'],
  ['schema', 'schemas'],
]);
/** Keywords of a schema whose values are maps of schemas by name. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

function kindUnder(kind: Kind, key: string): Kind {
  if (kind.endsWith('[]')) return kind.slice(0, -2);
  if (kind === 'schemas') return NAMED.includes(key) ? 'schemas[]' : 'schemas';
  if (kind === 'callbacks') return 'pathItems';
  return UNDER.get(key) ?? 'others';
}

/**
 * Bundles a contract into one document. A referenced part of another file becomes a component, except that path items and bodies of media
 * types replace the reference; the shared extension tables (`x-errors`, `x-dictionaries`, …) are copied to the root. `info.version` becomes
 * the number of the docs version, as the file is not edited when a version is frozen. Examples, other data and extensions are copied
 * unchanged.
 *
 * @param name name of the contract, e.g. `shop`
 * @param numbers `data`: numbers of the standard, e.g. limits, are JavaScript numbers; `exact`: they keep their source text, as numbers in
 * examples do in both cases (numerals.ts)
 * @returns an OpenAPI 3.1 or 3.2 document without references to other files
 * @throws ProblemsError if the contract is invalid
 */
export function bundleContract(
  {number, contracts}: VersionContracts,
  name: string,
  numbers: 'data' | 'exact' = 'data',
): OpenApi {
  contracts.read(name);
  const root = contracts.yaml(name)[numbers] as OpenApi;
  const components: Record<string, Record<string, unknown>> = {};
  const unique = new Map<string, (name: string) => string>();
  const known = new Map<string, string>();

  const exactly = (file: YamlFile): YamlFile => ({...file, data: file[numbers]});
  const files = {...contracts, yaml: (of: string) => exactly(contracts.yaml(of))};
  /** The target of a reference; one that is only a reference itself is skipped. */
  const placeOf = ($ref: string, file: string): Place | string => {
    const place = follow(files, file, $ref);
    return typeof place !== 'string' && isOnlyReference(place.node) ? placeOf(place.node.$ref, place.name) : place;
  };
  const keyOf = (section: string, {name: file, keys}: Place): string => [section, file, ...keys].join('\n');

  /** Components that are only references to other files, with what they lead to, which takes their place. */
  const moved = new Map<unknown, Place>();
  for (const [section, parts] of Object.entries(root.components ?? {}))
    for (const [component, node] of Object.entries(parts as Node)) {
      const place = isOnlyReference(node) ? placeOf(node.$ref, name) : '';
      if (typeof place === 'string' || place.name === name || known.has(keyOf(section, place))) continue;
      known.set(keyOf(section, place), `#/components/${section}/${component}`);
      moved.set(node, place);
    }

  /** Adds a part of another file to the components, and returns the reference to it. */
  function componentOf(place: Place, section: string): string {
    const {name: file, keys, node} = place;
    const key = keyOf(section, place);
    const before = known.get(key);
    if (before) return before;
    const own = Object.keys((root.components as Readonly<Record<string, object>> | undefined)?.[section] ?? {});
    const nameIn = unique.get(section) ?? uniqueNames(own);
    unique.set(section, nameIn);
    const component = nameIn(plainName(keys[keys.length - 1] ?? path.posix.basename(file)));
    const reference = `#/components/${section}/${component}`;
    known.set(key, reference);
    const parts = (components[section] ??= {});
    parts[component] = undefined;
    parts[component] = partOf(node, file, section);
    return reference;
  }

  function referenceOf(node: Node, file: string, kind: Kind): unknown {
    const own = moved.get(node);
    if (own) return partOf(own.node, own.name, kind);
    const place = placeOf(node.$ref as string, file);
    if (typeof place === 'string') return node;
    if ((kind === 'pathItems' && place.name !== name) || kind === 'mediaTypes') {
      const siblings = withoutKeys(node, '$ref');
      return {...(partOf(place.node, place.name, kind) as Node), ...(partOf(siblings, file, kind) as Node)};
    }
    const $ref =
      place.name !== name ? componentOf(place, kind) : file === name ? node.$ref : `#${pointerOf(place.keys)}`;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === '$ref' ? $ref : inner(key, value, file, kind)]),
    );
  }

  /** Converts a target in the mapping of a discriminator, which is a schema name or a reference. */
  function mapped(target: unknown, file: string): unknown {
    if (typeof target !== 'string' || !/[#./]/.test(target)) return target;
    const place = placeOf(target, file);
    return typeof place === 'string' || place.name === name ? target : componentOf(place, 'schemas');
  }

  const inner = (key: string, value: unknown, file: string, kind: Kind): unknown => {
    if (!kind.endsWith('[]') && isData(key, value)) return value;
    if (key === 'mapping' && kind === 'schemas' && isNode(value))
      return Object.fromEntries(Object.entries(value).map(([form, target]) => [form, mapped(target, file)]));
    return partOf(value, file, kindUnder(kind, key));
  };

  function partOf(node: unknown, file: string, kind: Kind): unknown {
    if (Array.isArray(node)) return node.map((part) => partOf(part, file, kind.replace('[]', '')));
    if (!isNode(node)) return node;
    if (typeof node.$ref === 'string' && !kind.endsWith('[]')) return referenceOf(node, file, kind);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inner(key, value, file, kind)]));
  }

  const document = partOf(root, name, 'document') as OpenApi;
  const sections = Object.entries(components).map(([section, parts]) => [
    section,
    {...(document.components as Readonly<Record<string, object>> | undefined)?.[section], ...parts},
  ]);
  const tables = Object.entries(contracts.common).filter(([key]) => key.startsWith('x-'));
  return {
    ...document,
    ...((document.components ?? sections.length > 0) && {
      components: {...document.components, ...(Object.fromEntries(sections) as object)},
    }),
    openapi: /^3\.[12]/.test(document.openapi ?? '') ? document.openapi : '3.1.0',
    info: {...document.info, version: number},
    ...Object.fromEntries(tables),
  };
}
