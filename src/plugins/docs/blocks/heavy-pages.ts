import {createResolve, operationsOf} from '../../../../contract';
import type {Contracts, Problem} from '../../../../contract';
import {chosenSchemas} from './large-schemas';
import {HEAVY, pageWeight, sidebarWeight} from './page-weight';

const KILOBYTE = 1_000;

/**
 * Reports the pages of a contract that are too large; a page with a single operation only where its schemas can have pages of their own.
 *
 * @param folder folder of the docs version, e.g. `docs`
 * @param name name of the contract
 */
export function heavyPages(folder: string, name: string, contracts: Contracts): readonly Problem[] {
  const operations = operationsOf(contracts.read(name));
  const resolve = createResolve(contracts, name);
  const pages = Array.from(new Set(operations.map(({operation}) => operation.page ?? '')));
  const sidebar = sidebarWeight(pages.length);
  return pages.flatMap((page) => {
    const own = operations.filter(({operation}) => (operation.page ?? '') === page);
    const weight = pageWeight(own, resolve) + sidebar;
    if (weight <= HEAVY) return [];
    const schemas = own.length === 1 ? chosenSchemas(own, resolve, HEAVY - sidebar).map((one) => one.name) : [];
    if (own.length === 1 && schemas.length === 0) return [];
    const remedy =
      own.length > 1
        ? `Give some of its ${own.length} interfaces another page.`
        : `Give these schemas pages of their own, each with a block like \`\`\`schema ${name}#${schemas[0]}: ${schemas.join(', ')}.`;
    const message = `has about ${Math.round(weight / KILOBYTE)} KB of HTML. Expected ${HEAVY / KILOBYTE} KB at most, as it is slow to load and to look through. ${remedy}`;
    return [{plugin: 'docs', file: `${folder}/${page || 'index'}`, message}];
  });
}
