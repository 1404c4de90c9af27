import {allFields, createResolve, groupsOnPage, memoized} from '../../contract';
import type {Contracts, Field, LocatedOperation, OpenApi} from '../../contract';
import {SCHEMA_PAGE, fieldsWeight, weightWith} from '../../src/plugins/docs/blocks/page-weight';

/** Minimum size of a schema's HTML in bytes for a page of its own. */
const SMALLEST = 10_000;

const inside = ({children, choices}: Field): readonly Field[] => [...children, ...(choices?.options ?? [])];

/** Returns the names of the schemas chosen for an operation with a page of its own, except those chosen before. */
export type SchemaChoice = (located: LocatedOperation) => readonly string[];

/**
 * Chooses the schemas that get pages of their own, so that the pages of large operations fit the limit: of each operation the largest schema
 * that fits on a page, until the rest fits too.
 *
 * @param family name of the contract
 * @returns a function that takes the maximum size of a page in bytes of HTML, and returns a new choice
 */
export function createSchemaChoice(contracts: Contracts, family: string): (most: number) => SchemaChoice {
  const resolve = createResolve(contracts, family);
  const read = contracts.read(family);
  // Marks every schema as having a page, so that fields have the name of their schema.
  const names = Object.keys(read.components?.schemas ?? {});
  const document: OpenApi = {...read, schemaPages: Object.fromEntries(names.map((name) => [name, '']))};
  const groupsOf = memoized((located: LocatedOperation) => groupsOnPage([{...located, document}], resolve));
  const nameOf = ({elsewhere}: Field): string | undefined => (elsewhere?.path === '' ? elsewhere.schema : undefined);

  return (most) => {
    const chosen = new Set<string>();
    const isOpen = (field: Field): boolean => !chosen.has(nameOf(field) ?? '');

    function weights(fields: readonly Field[]): readonly (readonly [name: string, weight: number])[] {
      const found = new Map<string, number>();
      allFields(fields, isOpen).forEach((field) => {
        const name = nameOf(field);
        if (name === undefined || !isOpen(field)) return;
        found.set(name, (found.get(name) ?? 0) + fieldsWeight(inside(field), isOpen));
      });
      return Array.from(found).sort(([, one], [, other]) => other - one);
    }

    return (located) => {
      const groups = groupsOf(located);
      const fields = Array.from(groups.values())
        .flat()
        .flatMap(({fields: own, body}) => [...own, ...(body?.choices?.options ?? [])]);
      const chosenNow: string[] = [];
      while (weightWith([located], groups, isOpen) > most) {
        const name = weights(fields).find(([, weight]) => weight >= SMALLEST && weight + SCHEMA_PAGE <= most)?.[0];
        if (name === undefined) break;
        chosen.add(name);
        chosenNow.push(name);
      }
      return chosenNow;
    };
  };
}
