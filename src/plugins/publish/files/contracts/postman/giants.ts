import {decoded, isMap, isNode, pointerKeys} from '../../../../../../contract';
import type {OpenApi} from '../../../../../../contract';

type Node = Readonly<Record<string, unknown>>;

/** Limit of the parts of a schema, references included: the converter expands all of them, and a few nested references soon add up to billions. */
const MOST = 50_000;

/** Bounds for which the converter generates that many characters or items. */
const BOUNDS = ['minLength', 'minItems', 'minProperties'];
const HIGHEST = 10_000;
/** A nested repetition: the converter does not terminate on such patterns. */
const NESTED = /[*+}][^()]*\)+[^()]*\)?[*+{]/;

const isEndless = (key: string, value: unknown): boolean =>
  (BOUNDS.includes(key) && Number(value) > HIGHEST) ||
  (key === 'pattern' && typeof value === 'string' && NESTED.test(value));

const DATA = ['example', 'examples', 'default', 'enum', 'const'];

/** Counts the parts of a document's schemas; recursion counts once. */
function createCount(document: OpenApi): (node: unknown) => number {
  const known = new Map<unknown, number>();
  const follow = ($ref: string): unknown =>
    pointerKeys(decoded($ref)).reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document);
  return function count(node): number {
    if (typeof node !== 'object' || node === null) return 1;
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, 1);
    const {$ref} = node as Node;
    const total =
      typeof $ref === 'string'
        ? count(follow($ref))
        : Object.entries(node).reduce((sum, [key, part]) => sum + (DATA.includes(key) ? 1 : count(part)), 1);
    known.set(node, total);
    return total;
  };
}

/** Whether the converter would resolve references in an extension of another tool, which may lead anywhere. */
const isForeign = (key: string, value: unknown): boolean =>
  key.startsWith('x-') && typeof value === 'object' && value !== null;

/**
 * Removes from a part extensions, and bounds and patterns on which the converter does not terminate; returns the same object if there are
 * none.
 *
 * @param isNamed whether its keys are names
 */
function withoutEndless(node: unknown, isNamed = false): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const made = node.map((part) => withoutEndless(part));
    return made.some((part, index) => part !== node[index]) ? made : node;
  }
  const kept = Object.entries(node).filter(
    ([key, value]) => isNamed || (!isEndless(key, value) && !isForeign(key, value)),
  );
  const made = kept.map(
    ([key, value]) =>
      [key, !isNamed && DATA.includes(key) ? value : withoutEndless(value, !isNamed && isMap(key))] as const,
  );
  const isSame = kept.length === Object.keys(node).length && made.every(([, value], index) => value === kept[index][1]);
  return isSame ? node : Object.fromEntries(made);
}

/** Removes from a document what the converter cannot handle in time; examples stay. */
export function withoutGiants(written: OpenApi): OpenApi {
  const document = withoutEndless(written) as OpenApi;
  const count = createCount(document);
  const made = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(made);
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'schema' && count(value) > MOST ? {} : DATA.includes(key) ? value : made(value),
      ]),
    );
  };
  const {schemas, ...components} = document.components ?? {};
  const isLarge = Object.values(schemas ?? {}).some((schema) => count(schema) > MOST);
  const hasLarge = isLarge || count(document.paths) > MOST;
  return hasLarge
    ? {
        ...document,
        paths: made(document.paths) as OpenApi['paths'],
        ...(document.components && {components: {...(made(components) as object), ...(schemas && {schemas})}}),
      }
    : document;
}
