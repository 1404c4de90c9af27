import {operationsOf, contractCoverage, pageTag, percent, isWebhook, scopesNeeded, tagsOf} from '../../../../contract';
import type {Contracts, LocatedOperation, Figures} from '../../../../contract';
import * as words from '../../../../contract/words';
import {oneLine} from './document';
import {code, literal, table, inlineMarkdown} from './markdown';
import type {PageContext} from './context';
import {operationLink} from './operation-link';

const pageOf = ({operation}: LocatedOperation): string => operation.page ?? '';

const pageLink = (page: string, context: PageContext): string =>
  `[${literal(context.pageTitle(page))}](${context.pageUrl(page, '').replace(/#$/, '')})`;

/**
 * The operations of a contract as a table.
 *
 * @param tag only operations with this tag whose page is that of another tag
 */
export function operationIndex(name: string, contracts: Contracts, context: PageContext, tag?: string): string {
  const has = ({operation, document}: LocatedOperation): boolean =>
    tag === undefined ||
    (tagsOf(operation).some((one) => oneLine(one) === oneLine(tag)) &&
      oneLine(pageTag(operation, document) ?? '') !== oneLine(tag));
  const operations = operationsOf(contracts.read(name)).filter(has);
  if (operations.length === 0)
    throw new Error(
      tag === undefined
        ? `"${name}" has no interface. Add one to the contract, or drop the block.`
        : `no interface of "${name}" has the tag "${tag}" behind another one. Fix the tag, or drop the block.`,
    );
  const rows = operations.map((located) => {
    const link = operationLink(located.operation, context.pageUrl);
    return [link, code(`${located.method} ${located.path}`), pageLink(pageOf(located), context)];
  });
  return table([words.operations.index.interface, words.operations.index.path, words.operations.index.page], rows);
}

/** The operations of a contract as a table, grouped by page. */
export function operationCatalog(name: string, contracts: Contracts, context: PageContext): string {
  const operations = operationsOf(contracts.read(name));
  if (operations.length === 0)
    throw new Error(`"${name}" has no interface. Add one to the contract, or drop the block.`);
  const rows = Array.from(new Set(operations.map(pageOf))).flatMap((page) => {
    const own = operations.filter((one) => pageOf(one) === page);
    return [
      [`**${pageLink(page, context)}**`, words.interpolate(words.home.interfaces, {count: own.length})],
      ...own.map(({operation, method, path}) => [operationLink(operation, context.pageUrl), code(`${method} ${path}`)]),
    ];
  });
  return table([words.operations.index.interface, words.operations.index.path], rows);
}

/** Every error code that only some operations return, with these operations. */
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

const cells = ({texts, examples, limits, failures, remedies}: Figures): readonly string[] =>
  [texts, examples, limits, failures, remedies].map(percent);

/** The coverage of a contract as a table: the whole contract, then each operation. */
export function coverageTable(name: string, contracts: Contracts, context: PageContext): string {
  const {figures, operations} = contractCoverage(name, contracts);
  const {interface: first, texts, examples, limits, failures, remedies, all} = words.coverage;
  return table(
    [first, texts, examples, limits, failures, remedies],
    [
      [words.interpolate(all, {name}), ...cells(figures)],
      ...operations.map(({located, figures: own}) => [
        operationLink(located.operation, context.pageUrl),
        ...cells(own),
      ]),
    ],
  );
}

/** Links to operations; all operations of a page are replaced by one link to the page. */
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
            link: pageLink(page, context),
          }),
        ]
      : own.map(({operation}) => operationLink(operation, context.pageUrl));
  });
  return links.join(words.text.list);
}

/**
 * The operations that require each scope, then those that require none, as a table.
 *
 * @throws Error if common.yaml has no dictionary of scopes
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
