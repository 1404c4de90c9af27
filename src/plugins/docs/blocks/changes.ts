import {CLASSES, pathOf} from '../../../../contract';
import type {Change, ChangeClass, Difference, Operation} from '../../../../contract';
import * as words from '../../../../contract/words';
import pages from '../../../data/pages.json';
import {describe, factsIn} from './change-facts';
import type {PageContext} from './context';

/** Anchor of a version on the page of changes, e.g. `v3-0`. */
export const versionAnchor = (number: string): string => `v${number.replaceAll('.', '-')}`;

/** Anchor of a change on the page of changes, made from the id of the first difference that it explains. */
export const changeAnchor = ({version = '', covers = []}: Change['entry']): string =>
  `${versionAnchor(version)}-${String(covers[0]).replace(/[^A-Za-z0-9]+/g, '-')}`;

function item({entry, differences}: Change, context: PageContext): string {
  const came = entry.date ? words.interpolate(words.text.note, {note: entry.date}) : '';
  const {lines, details} = factsIn(differences, context);
  // At the end, as MDX does not parse Markdown in a paragraph that begins with an element.
  const first = `${lines.join('<br />')}${came}<span id="${changeAnchor(entry)}"></span>`;
  const remedy =
    entry.remedy &&
    `**${words.changes.remedies[entry.class as ChangeClass]}**${words.text.colon}${entry.remedy.trim()}`;
  return [first, ...details, entry.text?.trim(), remedy]
    .filter(Boolean)
    .map((paragraph, index) => `${index === 0 ? '- ' : '  '}${paragraph?.replace(/\n/g, '\n  ')}`)
    .join('\n\n');
}

/**
 * The release date of a version and its changes by class, as lists because tables are too wide for phones.
 *
 * @throws Error if there is no such version
 */
export function changeSections(number: string, context: PageContext): string {
  const known = context.changes.versions();
  if (!known.includes(number)) throw new Error(`unknown version "${number}". Known: ${known.join(', ')}.`);
  const released = context.changes.releaseOf(number);
  const ends = context.changes.endOf(number);
  const release =
    (released ? words.interpolate(words.changes.released, {day: released}) : words.changes.unreleased) +
    (ends ? words.interpolate(words.changes.served, {day: ends}) : '');
  if (number === known[0]) return release;
  const changes = context.changes.changesOf(number);
  const sections = CLASSES.flatMap((name) => {
    const title = words.changes.classes[name];
    const items = changes.filter(({entry}) => entry.class === name).map((change) => item(change, context));
    return [
      `### ${title} {#${versionAnchor(number)}-${name}}`,
      items.join('\n\n') || words.interpolate(words.changes.noneOf, {class: title}),
    ];
  });
  return [release, ...sections].join('\n\n');
}

/** Kinds of differences that the facts of an operation show already. */
const SAID = ['operation-added', 'operation-deprecated', 'operation-removed'];

/** The facts of an operation name at most so many changes; of more they give the number. */
const MOST_NAMED = 10;

/** The changes that the docs version of a page made to an operation, with links to the page of changes. */
export function operationChanges(
  contract: string,
  {operationId}: Pick<Operation, 'operationId'>,
  {changes}: PageContext,
): {readonly title: string; readonly markdown: string} {
  const [number, before] = [...changes.versions()].reverse();
  const isOwn = (one: Difference): boolean =>
    (one.contract === contract && one.operationId === operationId) ||
    (one.operations ?? []).includes(`${contract}#${operationId}`);
  const own = (before === undefined ? [] : changes.changesOf(number)).map(({entry, differences}) => ({
    entry,
    differences: differences.filter((one) => isOwn(one) && !SAID.includes(one.kind)),
  }));
  const isShort = own.flatMap(({differences}) => differences).length <= MOST_NAMED;
  const items = own.flatMap(({entry, differences}) => {
    const named = differences.map((one) =>
      [one.operationId && one.anchor ? `\`${pathOf({anchor: one.anchor})}\`` : '', describe(one)]
        .filter(Boolean)
        .join(' '),
    );
    const {length: count} = named;
    const summary = words.changes.classes[entry.class as ChangeClass] + words.interpolate(words.changes.count, {count});
    return (isShort || count === 0 ? named : [summary]).map(
      (text) => `[${text}](${pages.changes}#${changeAnchor(entry)})`,
    );
  });
  return {title: words.interpolate(words.changes.ofVersion, {version: number}), markdown: items.join(words.text.list)};
}
