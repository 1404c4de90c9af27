import {CLASSES, allFields, operationFields} from '../../../../contract';
import type {Difference, LocatedOperation, Resolve} from '../../../../contract';
import {changeAnchor, factLines} from './changes';
import type {PageContext} from './context';
import {CHANGES_PAGE} from '../../../data/versions';
import * as words from '../../../../words';

/** What a version changed in an interface of a page. */
export type PageChange = {
  /** Place of the version among all of them, oldest first. */
  readonly order: number;
  /** An item of a list. */
  readonly markdown: string;
};

/** What differs, in one line without the full stop of its last sentence. */
const lineOf = (differences: readonly Difference[], context: PageContext): string =>
  factLines(differences, context)
    .split('<br />')
    .map((line) => line.replace(/。$/, ''))
    .join('；');

/** Everything that the versions up to that of a page changed in one of its interfaces, with links to the places and to the explanation. */
export function changesOfOperation(
  contract: string,
  located: LocatedOperation,
  resolve: Resolve,
  context: PageContext,
): readonly PageChange[] {
  const {changes, pageUrl} = context;
  const {operationId} = located.operation;
  const {request, response} = operationFields(located, resolve);
  const dictionaries = new Set(allFields([...request, ...response]).map(({dictionary}) => dictionary));
  const name = `${contract}#${operationId}`;
  const isOwn = (one: Difference): boolean =>
    (one.contract === contract && one.operationId === operationId) || (one.operations ?? []).includes(name);
  return changes.versions().flatMap((number, order) =>
    (order === 0 ? [] : changes.changesOf(number)).flatMap(({entry, differences}) => {
      const own = differences.filter(isOwn).map((one) => (one.operations ? {...one, operations: [name]} : one));
      const shared = differences
        .filter(({kind, anchor}) => kind.startsWith('dictionary-') && dictionaries.has(anchor))
        .map((one) => [one]);
      const story = `[说明](${pageUrl(CHANGES_PAGE, changeAnchor(entry))})`;
      return [own, ...shared]
        .filter(({length}) => length > 0)
        .map((some) => ({order, markdown: `- **${number}** ${lineOf(some, context)}。${story}`}));
    }),
  );
}

/** The changes of the interfaces of a page, folded, the newest first; nothing where there are none. */
export function changeList(changes: readonly PageChange[], {pageUrl}: PageContext): string {
  if (changes.length === 0) return '';
  // What a dictionary says is the same for all interfaces that use it.
  const items = Array.from(
    new Set([...changes].sort((one, other) => other.order - one.order).map(({markdown}) => markdown)),
  );
  const all = `与全部接口有关的变更见[版本更新说明](${pageUrl(CHANGES_PAGE, '').replace(/#$/, '')})。`;
  return `<details>\n<summary>本页接口的变更（${items.length} 项）</summary>\n\n${items.join('\n')}\n\n${all}\n\n</details>`;
}

/**
 * Everything that changed from a version up to that of the page, in one list for each class, for those who skip versions between.
 *
 * @throws when there is no such version, or it is that of the page
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
          `- ${version}：${lineOf(differences, context)}。[说明](#${changeAnchor(entry)})`,
      );
    return items.length > 0 ? [`**${title}**（${items.length} 项）`, items.join('\n')] : [];
  }).join('\n\n');
}
