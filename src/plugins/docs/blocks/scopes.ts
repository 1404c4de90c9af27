import {isWebhook, operationsOf, scopesNeeded} from '../../../../contract';
import type {Contracts, LocatedOperation} from '../../../../contract';
import type {PageContext} from './context';
import {inlineMarkdown} from './inline';
import {code, literal, table} from './markdown';
import {operationLink} from './operation-link';
import * as words from '../../../../words';

const pageOf = ({operation}: LocatedOperation): string => operation['x-doc-page'] ?? '';

/** Interfaces as links; those that make up a whole page are one link to it. */
function listed(
  operations: readonly LocatedOperation[],
  all: readonly LocatedOperation[],
  context: PageContext,
): string {
  const pages = Array.from(new Set(operations.map(pageOf)));
  const links = pages.flatMap((page) => {
    const own = operations.filter((one) => pageOf(one) === page);
    const whole = own.length === all.filter((one) => pageOf(one) === page).length;
    return whole
      ? [
          words.interpolate(words.operations.scopeTable.whole, {
            link: `[${literal(context.pageTitle(page))}](${context.pageUrl(page, '').replace(/#$/, '')})`,
          }),
        ]
      : own.map(({operation}) => operationLink(operation, context.pageUrl));
  });
  return links.join(words.text.list);
}

/**
 * Which interfaces each scope opens, from the `security` of the interfaces, then those that need none.
 *
 * @throws when common.yaml names no dictionary of scopes
 */
export function scopeTable(names: readonly string[], contracts: Contracts, context: PageContext): string {
  const {common} = contracts;
  const dictionary = common['x-dictionaries'][common['x-scopes'] ?? ''];
  if (!dictionary)
    throw new Error(
      'x-scopes of _contract/common.yaml names no dictionary. Name the one that explains the scopes, or drop the block.',
    );
  const all = names
    .flatMap((name) => operationsOf(contracts.read(name)))
    .filter(({operation}) => !isWebhook(operation));
  const rows = Object.entries(dictionary.values).map(([scope, {meaning}]) => [
    code(scope),
    inlineMarkdown(meaning.split(words.text.stop)[0], context.pageUrl),
    listed(
      all.filter(({operation}) => scopesNeeded(operation).includes(scope)),
      all,
      context,
    ),
  ]);
  return table(
    [words.operations.scopeTable.scope, words.operations.scopeTable.meaning, words.operations.scopeTable.interfaces],
    [
      ...rows,
      [
        words.operations.scopeTable.none,
        '',
        listed(
          all.filter(({operation}) => scopesNeeded(operation).length === 0),
          all,
          context,
        ),
      ],
    ],
  );
}
