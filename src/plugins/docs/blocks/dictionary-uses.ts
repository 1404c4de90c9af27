import {
  COMMON,
  allFields,
  createResolve,
  createShownAnchor,
  operationFields,
  operationsOf,
  wholeFields,
} from '../../../../contract';
import type {Contracts, Dictionary, Field, Operation} from '../../../../contract';
import * as words from '../../../../contract/words';
import {valueSince} from './additions';
import type {PageContext} from './context';
import {inlineMarkdown} from './markdown';
import {operationLink} from './operation-link';

/** A field whose values a dictionary explains. */
export type DictionaryField = {
  readonly contract: string;
  readonly operation: Operation;
  readonly field: Field;
  /** The anchor by which the page of the operation shows the field. */
  readonly shown: string;
};

/** Longer lists of operations are collapsed. */
const SHORT = 3;

/** All fields of a docs version with a dictionary: parameters, bodies, responses and notifications. */
export function dictionaryFields(contracts: Contracts): readonly DictionaryField[] {
  return contracts.names.flatMap((contract) => {
    const resolve = createResolve(contracts, contract);
    return operationsOf(contracts.read(contract)).flatMap((located) => {
      const top = ({request, response}: ReturnType<typeof operationFields>) => [...request, ...response];
      const shownAnchor = createShownAnchor(top(operationFields(located, resolve)));
      return allFields(top(wholeFields(located, resolve)))
        .filter(({dictionary}) => dictionary)
        .map((field) => ({contract, operation: located.operation, field, shown: shownAnchor(field.anchor)}));
    });
  });
}

function fieldLinks(
  label: string,
  fields: readonly DictionaryField[],
  page: string,
  {pageUrl}: PageContext,
): readonly string[] {
  const links = fields.map(({field, shown}) => `[\`${field.path}\`](${pageUrl(page, shown)})`);
  return links.length > 0 ? [label + links.join(words.text.list)] : [];
}

/** An operation with the fields that use a dictionary: `shop [查询](…)：[`pay`](…)，应答的 [`items.pay`](…)`. */
function operationUses(uses: readonly DictionaryField[], severalContracts: boolean, context: PageContext): string {
  const [{contract, operation}] = uses;
  const page = operation.page ?? '';
  const isAnswer = ({field}: DictionaryField) => field.anchor.startsWith(`${operation.anchor}.res`);
  const links = [
    ...fieldLinks(
      '',
      uses.filter((use) => !isAnswer(use)),
      page,
      context,
    ),
    ...fieldLinks(words.dictionaries.ofAnswer, uses.filter(isAnswer), page, context),
  ];
  return `${severalContracts ? `${contract} ` : ''}${operationLink(operation, context.pageUrl)}${words.text.colon}${links.join(words.text.clauses)}`;
}

/** The uses of a dictionary: the text of `usedBy`, then the fields that use it, by operation. */
export function dictionaryUses(
  number: string,
  {usedBy}: Dictionary,
  fields: readonly DictionaryField[],
  {names}: Contracts,
  context: PageContext,
): string {
  const byOperation = new Map<Operation, DictionaryField[]>();
  fields
    .filter(({field}) => field.dictionary === number)
    .forEach((use) => byOperation.set(use.operation, [...(byOperation.get(use.operation) ?? []), use]));
  const interfaces = Array.from(byOperation.values(), (uses) => operationUses(uses, names.length > 1, context));
  const items = [...(usedBy ? [inlineMarkdown(usedBy, context.pageUrl)] : []), ...interfaces]
    .map((item) => `- ${item}`)
    .join('\n');
  if (!items) return '';
  if (interfaces.length <= SHORT) return `${words.dictionaries.usedFor}\n\n${items}`;
  return `<details>\n<summary>${words.interpolate(words.dictionaries.usedBy, {count: interfaces.length})}</summary>\n\n${items}\n\n</details>`;
}

/** Returns the version that added a value to the dictionary itself, or to the first field that lists it. */
export const dictionaryValueSince =
  (dictionary: string, fields: readonly DictionaryField[], context: PageContext) =>
  (value: string): string | undefined => {
    const brought = fields
      .filter(({field}) => field.dictionary === dictionary)
      .map(({contract, field}) => valueSince(contract, field.anchor, value, context));
    return (
      context.changes.broughtBy(`dictionary-value-added ${COMMON}#${dictionary} ${value}`) ?? brought.find(Boolean)
    );
  };
