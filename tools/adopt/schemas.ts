import {allFields, createResolve, groupsOnPage} from '../../contract';
import type {Contracts, Field, LocatedOperation, OpenApi} from '../../contract';
import {SCHEMA_PAGE, fieldsWeight, pageWeight} from '../../src/plugins/docs/blocks/page-weight';

/** Minimum size of a schema's HTML in bytes for a page of its own. */
const SMALLEST = 10_000;

const inside = ({children, choices}: Field): readonly Field[] => [...children, ...(choices?.options ?? [])];

/**
 * Chooses the schemas that get pages of their own, so that the pages of large operations fit the limit: of each operation the largest schema
 * that fits on a page, until the rest fits too.
 *
 * @param family name of the contract
 * @param most maximum size of a page in bytes of HTML
 * @returns a function that takes an operation with a page of its own, and returns the names of the schemas chosen for it, except those chosen
 * before
 */
export function createSchemaChoice(
  contracts: Contracts,
  family: string,
  most: number,
): (located: LocatedOperation) => readonly string[] {
  const resolve = createResolve(contracts, family);
  const read = contracts.read(family);
  // Marks every schema as having a page, so that fields have the name of their schema.
  const names = Object.keys(read.components?.schemas ?? {});
  const document: OpenApi = {...read, schemaPages: Object.fromEntries(names.map((name) => [name, '']))};
  const chosen = new Set<string>();
  const nameOf = ({elsewhere}: Field): string | undefined => (elsewhere?.path === '' ? elsewhere.schema : undefined);
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
    const operations = [{...located, document}];
    const groups = Array.from(groupsOnPage(operations, resolve).values()).flat();
    const fields = groups.flatMap(({fields: own, body}) => [...own, ...(body?.choices?.options ?? [])]);
    const chosenNow: string[] = [];
    while (pageWeight(operations, resolve, isOpen) > most) {
      const name = weights(fields).find(([, weight]) => weight >= SMALLEST && weight + SCHEMA_PAGE <= most)?.[0];
      if (name === undefined) break;
      chosen.add(name);
      chosenNow.push(name);
    }
    return chosenNow;
  };
}
