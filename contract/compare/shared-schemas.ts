import {fieldsOf} from '../model/expand';
import type {Schema} from '../openapi/types';
import {isWebhook} from '../model/parts';
import {mediaOf, successOf} from '../model/success';
import {COMMON} from '../read/folder';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';
import {compareFields} from './fields';
import type {Difference} from './kinds';
import type {Versions} from './comparable';
import type {Pair} from './operations';

/** Names of the shared schemas that a schema refers to, directly or in `allOf`. */
function sharedIn(schema: Schema | undefined, file: string, resolve: Resolve): readonly string[] {
  if (!schema) return [];
  const prefix = `${file}#/components/schemas/`;
  const own = schema.$ref?.startsWith(prefix) ? [schema.$ref.slice(prefix.length)] : [];
  return [...own, ...(resolve(schema).allOf ?? []).flatMap((part) => sharedIn(part, file, resolve))];
}

const FILE = `${COMMON}.yaml`;

/** The shared schemas in the request body of an operation (`documented`), and in the body that an integrator sends (`sent`). */
function uses({contract, after: {operation}}: Pair, {after}: Versions) {
  const resolve = createResolve(after.contracts, contract);
  const documented = sharedIn(mediaOf(operation.requestBody)?.schema, FILE, resolve);
  const sent = isWebhook(operation) ? sharedIn(successOf(operation)?.schema, FILE, resolve) : documented;
  return {documented, sent};
}

/** Place and kind of a difference relative to its schema or operation, to find the same difference in several of them. */
function pathOf({kind, anchor = '', value = ''}: Difference, owner: string): string {
  return [kind, anchor.slice(owner.length), value].join(' ');
}

/** Differences of the schemas in common.yaml; those that come from another shared schema by `allOf` are not listed again. */
function compareSchemas(
  {before, after}: Versions,
  sent: ReadonlySet<string>,
): ReadonlyMap<string, readonly Difference[]> {
  const [old, now] = [before, after].map(({contracts}) => ({
    schemas: contracts.common.components?.schemas ?? {},
    resolve: createResolve(contracts, COMMON),
  }));
  const found = new Map(
    Object.keys(now.schemas)
      .filter((name) => old.schemas[name])
      .map((name): readonly [string, readonly Difference[]] => {
        const [was, is] = [old, now].map(({schemas, resolve}) => fieldsOf(schemas[name], name, resolve));
        return [name, compareFields(was, is, {contract: COMMON, side: sent.has(name) ? 'sent' : 'received'})];
      }),
  );
  const inherited = (name: string) =>
    sharedIn(now.schemas[name], '', now.resolve).flatMap((base) =>
      (found.get(base) ?? []).map((one) => pathOf(one, base)),
    );
  return new Map(
    Array.from(found).map(([name, all]) => [name, all.filter((one) => !inherited(name).includes(pathOf(one, name)))]),
  );
}

/**
 * Replaces the differences that a shared schema causes in many operations by one of the schema. A difference that no operation shows, e.g.
 * of an enum value that each of them excludes, is left out, as it does not affect callers.
 *
 * @param operations the differences of each operation that both versions have
 */
export function withShared(
  operations: ReadonlyMap<Pair, readonly Difference[]>,
  versions: Versions,
): readonly Difference[] {
  const pairs = Array.from(operations).map(([pair, found]) => {
    const owner = `${pair.after.operation.operationId}.req`;
    return {...uses(pair, versions), found: found.map((one) => ({one, path: pathOf(one, owner)}))};
  });
  const schemas = compareSchemas(versions, new Set(pairs.flatMap(({sent}) => sent)));
  const own = pairs.flatMap(({documented, found}) => {
    const shared = documented.flatMap((name) => (schemas.get(name) ?? []).map((one) => pathOf(one, name)));
    return found.filter(({path}) => !shared.includes(path)).map(({one}) => one);
  });
  const visible = Array.from(schemas).flatMap(([name, differences]) => {
    const users = pairs.filter(({documented}) => documented.includes(name));
    const shows = (one: Difference) => users.some(({found}) => found.some(({path}) => path === pathOf(one, name)));
    return users.length === 0 ? differences : differences.filter(shows);
  });
  return [...visible, ...own];
}
