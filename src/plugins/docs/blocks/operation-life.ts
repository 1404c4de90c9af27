import pages from '../../../data/pages.json';
import type {Operation} from '../../../../contract';
import {changeAnchor} from './changes';
import type {FieldContext} from './context';
import {operationLink} from './operation-link';
import {linkTo} from './site-pages';

/** What is used instead, as the newest version that knows the interface says. */
function successorLink(name: string | undefined, {history}: FieldContext): string {
  const [contract, operationId] = name?.split('#') ?? [];
  const shown = contract === undefined ? undefined : history.newest(contract, operationId);
  return shown
    ? `由${operationLink(shown.operation, (page, anchor) => linkTo(shown.folder ? `${shown.folder}/${page}` : page, anchor))}替代`
    : '';
}

/** Where the newest version tells how it came: the entry of the page of changes that covers a difference. */
function storyLink(number: string, id: string, {newest}: FieldContext): string {
  const change = newest.changes.changesOf(number).find(({differences}) => differences.some((one) => one.id === id));
  return change ? `[说明](${linkTo(`${newest.folder}/${pages.changes}`, changeAnchor(change.entry))})` : '';
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
    old ? `**${old} 起已弃用**` : newest?.deprecated ? '**已弃用**' : '',
    newest?.['x-sunset'] ? `${newest['x-sunset']} 停止服务` : '',
    removed ? `**${removed} 移除**` : '',
  ].filter(Boolean);
  const story = removed
    ? storyLink(removed, `operation-removed ${contract}#${operationId}`, context)
    : old
      ? storyLink(old, `operation-deprecated ${contract}#${operationId}`, context)
      : '';
  return [
    since ? `${since} 新增` : '',
    ...gone,
    ...(gone.length > 0 ? [successorLink(newest?.['x-replaced-by'], context), story] : []),
  ]
    .filter(Boolean)
    .join('，');
}
