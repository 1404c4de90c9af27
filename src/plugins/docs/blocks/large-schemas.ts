import {allFields, fieldsWithin, groupsOnPage} from '../../../../contract';
import type {FieldGroup, LocatedOperation, Resolve} from '../../../../contract';
import {SCHEMA_PAGE, fieldsWeight, weightWith} from './page-weight';

/** Minimum size of a schema's HTML in bytes for a page of its own. */
const SMALLEST = 10_000;

/** The schemas that a page shows, the largest first, with the bytes of their nested fields in all places. */
function schemasOf(groups: readonly FieldGroup[]): readonly (readonly [name: string, weight: number])[] {
  const fields = groups.flatMap(({fields: own, body}) => [...own, ...(body?.choices?.options ?? [])]);
  const found = new Map<string, number>();
  allFields(fields).forEach((field) => {
    const {component} = field;
    if (component !== undefined) found.set(component, (found.get(component) ?? 0) + fieldsWeight(fieldsWithin(field)));
  });
  return Array.from(found).sort(([, one], [, other]) => other - one);
}

/** A schema that gets a page of its own, and the operation for which it was chosen. */
export type ChosenSchema = {readonly name: string; readonly located: LocatedOperation};

/**
 * Chooses the schemas that get pages of their own, so that the page of each operation alone fits the limit: of a larger operation the largest
 * schema that fits on a page, until the rest fits too.
 *
 * @param most maximum size of a page in bytes of HTML
 */
export function chosenSchemas(
  operations: readonly LocatedOperation[],
  resolve: Resolve,
  most: number,
): readonly ChosenSchema[] {
  const chosen: ChosenSchema[] = [];
  for (const located of operations)
    for (;;) {
      const groups = groupsOnPage([linkingTo(chosen, located)], resolve);
      if (weightWith([located], groups) <= most) break;
      const next = schemasOf(Array.from(groups.values()).flat()).find(
        ([, weight]) => weight >= SMALLEST && weight + SCHEMA_PAGE <= most,
      );
      if (!next) break;
      chosen.push({name: next[0], located});
    }
  return chosen;
}

/** An operation as it is shown where these schemas have pages of their own. */
export const linkingTo = (schemas: readonly ChosenSchema[], located: LocatedOperation): LocatedOperation => ({
  ...located,
  document: {...located.document, schemaPages: Object.fromEntries(schemas.map(({name}) => [name, '']))},
});
