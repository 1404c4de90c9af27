import type {Direction} from '../model/expand';
import {allFields, fieldsWithin} from '../model/fields';
import type {Field} from '../model/fields';
import {fieldGroups, topFields} from '../model/operation-fields';
import {expandSchema} from '../model/schema-page';
import type {OpenApi} from '../openapi/types';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';
import {alignedFields, createFind} from './aligned';
import type {Versions} from './comparable';
import {compareFields} from './fields';
import {CLASSES} from './kinds';
import type {Difference, Place} from './kinds';
import type {Pair} from './operations';

const schemasIn = (fields: readonly Field[]): readonly string[] =>
  allFields(fields).flatMap(({elsewhere}) => elsewhere?.schema ?? []);

/** Whether callers send or receive each schema with a page of its own, or both. */
function directionsOf(pairs: readonly Pair[], resolve: Resolve): ReadonlyMap<string, ReadonlySet<Direction>> {
  const found = new Map<string, Set<Direction>>();
  const add = (document: OpenApi, name: string, direction: Direction): void => {
    const known = found.get(name) ?? new Set();
    found.set(name, known);
    if (known.has(direction)) return;
    known.add(direction);
    schemasIn([expandSchema(document, name, resolve, direction)]).forEach((inner) => add(document, inner, direction));
  };
  pairs.forEach(({after}) =>
    fieldGroups(after, resolve).forEach((group) =>
      schemasIn(topFields(group)).forEach((name) => add(after.document, name, group.direction)),
    ),
  );
  return found;
}

/** Drops all differences of an id but the most severe one. */
function mostSevere(differences: readonly Difference[]): readonly Difference[] {
  const bySeverity = CLASSES.flatMap((name) => differences.filter((one) => one.class === name));
  return bySeverity.filter((one, index) => bySeverity.findIndex(({id}) => id === one.id) === index);
}

type Schemas = {readonly document: OpenApi; readonly resolve: Resolve};

function compareSchema(name: string, direction: Direction, both: readonly Schemas[], place: Place) {
  const roots = both.map(({document, resolve}) => expandSchema(document, name, resolve, direction));
  const [old, now] = both.map(({document, resolve}, at) =>
    createFind(
      () => [roots[at]],
      (other) => expandSchema(document, other, resolve, direction),
    ),
  );
  const [before, after] = roots.map(fieldsWithin);
  return compareFields(...alignedFields(before, after, [old, now]), {...place, side: direction});
}

/**
 * Compares the nested fields of the schemas with pages of their own; where a schema is both sent and received, a change has the more severe of
 * its two classes. What a schema itself allows is compared where operations use it.
 */
export function comparePagedSchemas(pairs: readonly Pair[], {before, after}: Versions): readonly Difference[] {
  const contracts = Array.from(new Set(pairs.map(({contract}) => contract)));
  return contracts.flatMap((contract) => {
    const own = pairs.filter((pair) => pair.contract === contract);
    const schemas = Object.keys(own[0].after.document.schemaPages ?? {});
    if (schemas.length === 0) return [];
    const old = {document: own[0].before.document, resolve: createResolve(before.contracts, contract)};
    const now = {document: own[0].after.document, resolve: createResolve(after.contracts, contract)};
    const directions = directionsOf(own, now.resolve);
    return schemas.flatMap((schema) =>
      mostSevere(
        Array.from(directions.get(schema) ?? []).flatMap((direction) =>
          compareSchema(schema, direction, [old, now], {contract, schema}),
        ),
      ),
    );
  });
}
