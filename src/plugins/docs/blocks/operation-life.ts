import pages from '../../../data/pages.json';
import type {Operation} from '../../../../contract';
import {changeAnchor} from './changes';
import type {FieldContext} from './context';
import {operationLink} from './operation-link';
import {linkTo} from './site-pages';
import * as words from '../../../../words';

/** What is used instead, as the newest version that knows the interface says. */
function successorLink(name: string | undefined, {history}: FieldContext): string {
  const [contract, operationId] = name?.split('#') ?? [];
  const shown = contract === undefined ? undefined : history.newest(contract, operationId);
  return shown
    ? words.interpolate(words.operations.life.replacedBy, {
        link: operationLink(shown.operation, (page, anchor) =>
          linkTo(shown.folder ? `${shown.folder}/${page}` : page, anchor),
        ),
      })
    : '';
}

/** Where the newest version tells how it came: the entry of the page of changes that covers a difference. */
function storyLink(number: string, id: string, {newest}: FieldContext): string {
  const change = newest.changes.changesOf(number).find(({differences}) => differences.some((one) => one.id === id));
  return change
    ? `[${words.operations.life.explanation}](${linkTo(`${newest.folder}/${pages.changes}`, changeAnchor(change.entry))})`
    : '';
}

/**
 * The versions that brought, deprecated and removed an interface, until when it is served, and what takes its place: also of what newer versions
 * did to it.
 */
export function operationLife({anchor, operationId}: Operation, context: FieldContext): string {
  const {history, contract} = context;
  const newest = history.newest(contract, anchor)?.operation;
  const since = history.since(contract, anchor);
  const old = history.deprecatedSince(contract, anchor);
  const removed = history.removedIn(contract, anchor);
  const gone = [
    old
      ? `**${words.interpolate(words.operations.life.deprecatedSince, {version: old})}**`
      : newest?.deprecated
        ? `**${words.operations.deprecated}**`
        : '',
    newest?.['x-sunset'] ? words.interpolate(words.operations.life.ends, {day: newest['x-sunset']}) : '',
    removed ? `**${words.interpolate(words.text.removed, {version: removed})}**` : '',
  ].filter(Boolean);
  const story = removed
    ? storyLink(removed, `operation-removed ${contract}#${operationId}`, context)
    : old
      ? storyLink(old, `operation-deprecated ${contract}#${operationId}`, context)
      : '';
  return [
    since ? words.interpolate(words.text.new, {version: since}) : '',
    ...gone,
    ...(gone.length > 0 ? [successorLink(newest?.['x-replaced-by'], context), story] : []),
  ]
    .filter(Boolean)
    .join(words.text.clauses);
}
