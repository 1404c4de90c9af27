import {oneLine} from './document';
import {code, literal, table} from './markdown';
import {operationsOf} from '../../../../contract';
import type {Contracts, LocatedOperation} from '../../../../contract';
import type {PageContext} from './context';
import {operationLink} from './operation-link';
import * as words from '../../../../words';

/**
 * Every interface of a contract with its method, path and page: an index for readers, as the site has no search.
 *
 * @param tag only those that have this tag behind another one, on whose page they stand
 */
export function operationIndex(name: string, contracts: Contracts, context: PageContext, tag?: string): string {
  const has = ({operation}: LocatedOperation): boolean =>
    tag === undefined || (operation.tags ?? []).slice(1).some((one) => oneLine(one) === oneLine(tag));
  const operations = operationsOf(contracts.read(name)).filter(has);
  if (operations.length === 0)
    throw new Error(
      `no interface of "${name}" has the tag "${tag}" behind another one. Mend the tag, or drop the block.`,
    );
  const rows = operations.map((located) => {
    const page = located.operation['x-doc-page'] ?? '';
    const pageLink = `[${literal(context.pageTitle(page))}](${context.pageUrl(page, '').replace(/#$/, '')})`;
    return [operationLink(located.operation, context.pageUrl), code(`${located.method} ${located.path}`), pageLink];
  });
  return table([words.operations.index.interface, words.operations.index.path, words.operations.index.page], rows);
}

/** Every error code that is specific to some calls, with the interfaces that return it. */
export function errorIndex(names: readonly string[], contracts: Contracts, context: PageContext): string {
  const operations = names.flatMap((name) => operationsOf(contracts.read(name)));
  const rows = Object.entries(contracts.common['x-errors'])
    .map(([number, {subCode}]) => ({
      number,
      subCode,
      returnedBy: operations.filter(({operation}) => operation['x-error-codes']?.includes(number)),
    }))
    .filter(({returnedBy}) => returnedBy.length > 0)
    .map(({number, subCode, returnedBy}) => [
      `${code(number)} ${code(subCode)}`,
      returnedBy.map(({operation}) => operationLink(operation, context.pageUrl)).join(words.text.list),
    ]);
  return table([words.errors.code, words.errors.returnedBy], rows);
}
