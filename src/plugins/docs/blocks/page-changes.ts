import {CLASSES, allFields, operationFields} from '../../../../contract';
import type {Difference, Field, LocatedOperation, Resolve} from '../../../../contract';
import * as words from '../../../../contract/words';
import {CHANGES_PAGE} from '../../../data/versions';
import {factsIn} from './change-facts';
import {changeAnchor} from './changes';
import type {FieldContext, PageChange, PageContext} from './context';

/** Differences in one line, without the final full stop. */
const lineOf = (differences: readonly Difference[], context: PageContext): string =>
  factsIn(differences, context)
    .lines.map((line) => (line.endsWith(words.text.stop) ? line.slice(0, -words.text.stop.length) : line))
    .join(words.text.sentences);

/**
 * The changes of an operation or a schema, in the versions up to that of the page.
 *
 * @param name e.g. `shop#createOrder`
 * @param fields its top-level fields
 */
function changesOf(
  name: string,
  isOwn: (one: Difference) => boolean,
  fields: readonly Field[],
  context: PageContext,
): readonly PageChange[] {
  const {changes, pageUrl} = context;
  const dictionaries = new Set(allFields(fields).map(({dictionary}) => dictionary));
  return changes.versions().flatMap((number, order) =>
    (order === 0 ? [] : changes.changesOf(number)).flatMap(({entry, differences}) => {
      const own = differences.filter(isOwn).map((one) => (one.operations ? {...one, operations: [name]} : one));
      const shared = differences
        .filter(({kind, anchor}) => kind.startsWith('dictionary-') && dictionaries.has(anchor))
        .map((one) => [one]);
      const story = `[${words.changes.explanation}](${pageUrl(CHANGES_PAGE, changeAnchor(entry))})`;
      return [own, ...shared]
        .filter(({length}) => length > 0)
        .map((some) => ({order, markdown: `- **${number}** ${lineOf(some, context)}${words.text.stop}${story}`}));
    }),
  );
}

/** All changes of an operation, in the versions up to that of the page. */
export function changesOfOperation(
  contract: string,
  located: LocatedOperation,
  resolve: Resolve,
  context: PageContext,
): readonly PageChange[] {
  const {operationId} = located.operation;
  const {request, response} = operationFields(located, resolve);
  const name = `${contract}#${operationId}`;
  const isOwn = (one: Difference): boolean =>
    (one.contract === contract && one.operationId === operationId) || (one.operations ?? []).includes(name);
  return changesOf(name, isOwn, [...request, ...response], context);
}

/** All changes of a schema with a page of its own, in the versions up to that of the page. */
export function changesOfSchema(schema: string, body: Field, context: FieldContext): readonly PageChange[] {
  const {contract} = context;
  const isOwn = (one: Difference): boolean => one.contract === contract && one.schema === schema;
  return changesOf(`${contract}#${schema}`, isOwn, [body], context);
}

/**
 * The changes of a page's operations or schema, collapsed, newest first; empty if there are none.
 *
 * @param title its title, with a placeholder for the count
 */
export function changeList(title: string, changes: readonly PageChange[], {pageUrl}: PageContext): string {
  if (changes.length === 0) return '';
  const items = Array.from(
    new Set([...changes].sort((one, other) => other.order - one.order).map(({markdown}) => markdown)),
  );
  const all = words.interpolate(words.changes.common, {
    link: `[${words.changes.page}](${pageUrl(CHANGES_PAGE, '').replace(/#$/, '')})`,
  });
  return `<details>\n<summary>${words.interpolate(title, {count: items.length})}</summary>\n\n${items.join('\n')}\n\n${all}\n\n</details>`;
}

/**
 * All changes from a version up to that of the page, one list for each class, for readers who skip versions.
 *
 * @throws Error if there is no such version, or it is not older than that of the page
 */
export function changesSince(number: string, context: PageContext): string {
  const {changes} = context;
  const known = changes.versions().slice(0, -1);
  if (!known.includes(number))
    throw new Error(`no older version is "${number}". Known: ${known.join(', ') || 'none'}.`);
  const newer = changes.versions().slice(changes.versions().indexOf(number) + 1);
  const all = newer.flatMap((one) => changes.changesOf(one).map((change) => ({number: one, ...change})));
  return CLASSES.flatMap((name) => {
    const title = words.changes.classes[name];
    const items = all
      .filter(({entry}) => entry.class === name)
      .map(
        ({number: version, entry, differences}) =>
          `- ${version}${words.text.colon}${lineOf(differences, context)}${words.text.stop}[${words.changes.explanation}](#${changeAnchor(entry)})`,
      );
    return items.length > 0
      ? [`**${title}**${words.interpolate(words.changes.count, {count: items.length})}`, items.join('\n')]
      : [];
  }).join('\n\n');
}
