import {allFields, createResolve, groupsOnPage} from '../../contract';
import type {Contracts, Field, FieldGroup, LocatedOperation} from '../../contract';
import {SCHEMA_PAGE, fieldsWeight, weightWith} from '../../src/plugins/docs/blocks/page-weight';

/** Minimum size of a schema's HTML in bytes for a page of its own. */
const SMALLEST = 10_000;

const inside = ({children, choices}: Field): readonly Field[] => [...children, ...(choices?.options ?? [])];

/** The schemas that a page shows, the largest first, with the bytes of their nested fields in all places. */
function schemasOf(groups: readonly FieldGroup[]): readonly (readonly [name: string, weight: number])[] {
  const fields = groups.flatMap(({fields: own, body}) => [...own, ...(body?.choices?.options ?? [])]);
  const found = new Map<string, number>();
  allFields(fields).forEach((field) => {
    const {component} = field;
    if (component !== undefined) found.set(component, (found.get(component) ?? 0) + fieldsWeight(inside(field)));
  });
  return Array.from(found).sort(([, one], [, other]) => other - one);
}

/** Returns the names of the schemas chosen for an operation with a page of its own, except those chosen before. */
export type SchemaChoice = (located: LocatedOperation) => readonly string[];

/**
 * Chooses the schemas that get pages of their own, so that the pages of large operations fit the limit: of each operation the largest schema
 * that fits on a page, until the rest fits too.
 *
 * @param family name of the contract
 * @param most maximum size of a page in bytes of HTML
 */
export function createSchemaChoice(contracts: Contracts, family: string, most: number): SchemaChoice {
  const resolve = createResolve(contracts, family);
  let schemaPages: Readonly<Record<string, string>> = {};
  return (located) => {
    const chosen: string[] = [];
    for (;;) {
      const groups = groupsOnPage([{...located, document: {...located.document, schemaPages}}], resolve);
      if (weightWith([located], groups) <= most) return chosen;
      const next = schemasOf(Array.from(groups.values()).flat()).find(
        ([, weight]) => weight >= SMALLEST && weight + SCHEMA_PAGE <= most,
      );
      if (!next) return chosen;
      chosen.push(next[0]);
      schemaPages = {...schemaPages, [next[0]]: ''};
    }
  };
}
