import {createResolve, failureExample, isWebhook, operationFields, operationsOf} from '../../../../contract';
import type {Advice, Common, Contracts, Field, Operation} from '../../../../contract';
import * as words from '../../../../contract/words';
import pages from '../../../data/pages.json';
import type {ErrorData} from '../../../components/Reference/data';
import {code, inlineMarkdown, linkTarget, table} from './markdown';
import {errorAdded, newIn, errorSince} from './additions';
import {placeOf} from './site-pages';
import type {PageContext, FieldContext} from './context';

const [PAGE, ANCHOR] = placeOf(pages.commonErrors);
const HEAD = [words.errors.code, words.errors.meaning, words.errors.remedy, words.errors.retry];

const anchorOf = (number: string): string => `${ANCHOR}-${number}`;

/** The letter of a retry advice, with its title as a tooltip. */
const retryBadge = (retry: Advice['retry'], {'x-retry-advice': advice}: Common): string =>
  `<abbr title="${advice[retry].title}">${advice[retry].letter}</abbr>`;

const adviceCells = ({cause, remedy, retry}: Advice, {common, pageUrl}: PageContext): readonly string[] => [
  inlineMarkdown(cause, pageUrl),
  inlineMarkdown(remedy, pageUrl),
  retryBadge(retry, common),
];

/** The ways to retry a failed call (`x-retry-advice`), as a table. */
export function retryTable({common, pageUrl}: PageContext): string {
  const ways = Object.entries(common['x-retry-advice']);
  return table(
    [words.errors.way, words.errors.action],
    ways.map(([retry, {description}]) => [
      `${retryBadge(retry as Advice['retry'], common)} ${common['x-retry-advice'][retry as Advice['retry']].title}`,
      inlineMarkdown(description, pageUrl),
    ]),
  );
}

/** The request fields of an operation that creates an object, which the examples of parameter errors name. */
function fieldsOfExample(contracts: Contracts): readonly Field[] {
  const names = [...contracts.names].reverse();
  const found = names
    .flatMap((name) => operationsOf(contracts.read(name)).map((located) => ({name, located})))
    .find(({located: {operation}}) => !isWebhook(operation) && operation['x-idempotent-key']);
  return found ? operationFields(found.located, createResolve(contracts, found.name)).request : [];
}

/** Example responses for the codes of an HTTP status that every operation can return; those of other codes are shown with their operations. */
function commonExamples(numbers: readonly string[], common: Common, fields: readonly Field[]): string {
  const shared = numbers.filter((number) => common['x-common-errors'].includes(number));
  if (shared.length === 0) return '';
  const blocks = shared.map(
    (number) =>
      `\`\`\`json title="${number} ${common['x-errors'][number].subCode}"\n${JSON.stringify(failureExample(number, common, fields), null, 2)}\n\`\`\``,
  );
  return `<details>\n<summary>${words.interpolate(words.errors.examples, {count: shared.length})}</summary>\n\n${blocks.join('\n\n')}\n\n</details>`;
}

/** The ways to retry a call, then all error codes by HTTP status, each row with an anchor, and example responses of the common ones. */
export function errorCodes(contracts: Contracts, context: PageContext): string {
  const {common, pageUrl} = context;
  const fields = fieldsOfExample(contracts);
  const sections = Object.entries(common['x-error-classes']).flatMap(([status, {title, description = '', success}]) => {
    const failures = Object.entries(common['x-errors']).filter(([number]) => number.startsWith(status));
    const rows = failures.map(([number, error]) => [
      `${linkTarget(anchorOf(number), code(number))}<br />${code(error.subCode)}${newIn(context.changes.broughtBy(errorAdded(number)))}`,
      ...adviceCells(error, context),
    ]);
    return [
      `### ${status} ${title} {#${anchorOf(status)}}`,
      inlineMarkdown(description, pageUrl),
      table(HEAD, success ? [[code(status), ...adviceCells(success, context)], ...rows] : rows),
      commonExamples(
        failures.map(([number]) => number),
        common,
        fields,
      ),
    ];
  });
  return [retryTable(context), ...sections].filter(Boolean).join('\n\n');
}

/**
 * Some error codes as a table.
 *
 * @throws Error if common.yaml lacks one of them
 */
export function errorCodeTable(numbers: readonly string[], context: PageContext): string {
  const {common, pageUrl} = context;
  const rows = numbers.map((number) => {
    const error = common['x-errors'][number];
    if (!error)
      throw new Error(
        `error code "${number}" not found in _contract/common.yaml. Known: ${Object.keys(common['x-errors']).join(', ')}.`,
      );
    return [
      `[${code(number)}](${pageUrl(PAGE, anchorOf(number))})<br />${code(error.subCode)}`,
      ...adviceCells(error, context),
    ];
  });
  return table(HEAD, rows);
}

/**
 * The error codes that an operation returns, as props of the component Reference.
 *
 * @param fields request fields of the operation
 */
export const errorData = (
  operation: Operation,
  fields: readonly Field[],
  context: FieldContext,
): readonly ErrorData[] => {
  const {common, contract, history, text} = context;
  return (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, cause, remedy, retry} = common['x-errors'][number];
    return {
      anchor: `${operation.anchor}.err.${subCode}`,
      number,
      subCode,
      since: errorSince(contract, operation.operationId, number, history.since(contract, operation.anchor), context),
      advice: common['x-retry-advice'][retry].title,
      description: text(cause + remedy),
      example: JSON.stringify(failureExample(number, common, fields), null, 2),
    };
  });
};
