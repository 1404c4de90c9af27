import {allFields, createResolve, operationFields, operationsOf} from '../../../../contract';
import type {Contracts, Dictionary, Field, Operation} from '../../../../contract';
import {operationLink} from './operation-link';
import {inlineMarkdown} from './inline';
import type {PageContext} from './context';
import * as words from '../../../../words';

/** A field whose values a dictionary explains. */
export type DictionaryField = {readonly contract: string; readonly operation: Operation; readonly field: Field};

/** Longer lists of interfaces are collapsed. */
const SHORT = 3;

/** All fields of a docs version that name a dictionary: parameters, bodies, answers and notifications. */
export function dictionaryFields(contracts: Contracts): readonly DictionaryField[] {
  return contracts.names.flatMap((contract) => {
    const resolve = createResolve(contracts, contract);
    return operationsOf(contracts.read(contract)).flatMap((located) => {
      const {request, response} = operationFields(located, resolve);
      return allFields([...request, ...response])
        .filter(({dictionary}) => dictionary)
        .map((field) => ({contract, operation: located.operation, field}));
    });
  });
}

/** Links to fields by their path inside the request or the answer, e.g. `items.status`. */
function fieldLinks(label: string, fields: readonly Field[], page: string, {pageUrl}: PageContext): readonly string[] {
  const links = fields.map((field) => `[\`${field.path}\`](${pageUrl(page, field.anchor)})`);
  return links.length > 0 ? [label + links.join(words.text.list)] : [];
}

/** An interface with its fields whose values a dictionary explains: `shop [查询](…)：[`pay`](…)，应答的 [`items.pay`](…)`. */
function operationUses(uses: readonly DictionaryField[], severalContracts: boolean, context: PageContext): string {
  const [{contract, operation}] = uses;
  const page = operation['x-doc-page'] ?? '';
  const isAnswer = ({anchor}: Field) => anchor.startsWith(`${operation.anchor}.res`);
  const fields = uses.map(({field}) => field);
  const links = [
    ...fieldLinks(
      '',
      fields.filter((field) => !isAnswer(field)),
      page,
      context,
    ),
    ...fieldLinks(words.dictionaries.ofAnswer, fields.filter(isAnswer), page, context),
  ];
  return `${severalContracts ? `${contract} ` : ''}${operationLink(operation, context.pageUrl)}${words.text.colon}${links.join(words.text.clauses)}`;
}

/**
 * The uses of a dictionary as a list: those that its data names, then every field that names it, by interface.
 *
 * @param fields all fields of the version that name a dictionary
 */
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
