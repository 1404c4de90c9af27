import {stringify} from 'yaml';
import {CLASSES, unexplained} from '../../../contract';
import type {Difference, VersionContracts} from '../../../contract';
import * as words from '../../../contract/words';
import {withoutCovers} from './stale-covers';

/** A difference as one line of text: `新增字段 createOrder.req.note，选填`. */
export function factOf({kind, contract, operationId, anchor, value, before, after}: Difference): string {
  const subject = `\`${anchor ?? operationId ?? contract}\``;
  const change = before && after ? `${before} → ${after}` : (after ?? before);
  return [words.changes.kinds[kind], subject, value && `\`${value}\``, change].filter(Boolean).join(' ');
}

/** Maximum number of facts in a draft. */
const NAMED = 5;

function draftText(differences: readonly Difference[]): string {
  const facts = Array.from(new Set(differences.map(factOf)));
  const more = words.interpolate(words.adopt.update.more, {count: facts.length - NAMED});
  return words.interpolate(words.adopt.update.draft, {
    facts: [...facts.slice(0, NAMED), ...(facts.length > NAMED ? [more] : [])].join(words.text.clauses),
  });
}

/**
 * Adds drafts for all unexplained differences of a docs version to changes.yaml, one for each class, and removes what was taken back: ids that
 * are no differences.
 *
 * @param text present content of changes.yaml
 * @returns the new content, the number of drafts and of removed ids; undefined if there is nothing to explain and to remove
 */
export function withDrafts(
  versions: readonly VersionContracts[],
  folder: string,
  text: string,
): {readonly text: string; readonly count: number; readonly stale: number} | undefined {
  const step = unexplained(versions, folder);
  if (!step || step.differences.length + step.stale.length === 0) return undefined;
  const entries = CLASSES.flatMap((name) => {
    const own = step.differences.filter((one) => one.class === name);
    const remedy = name === 'compatible' ? {} : {remedy: words.changes.stub[name]};
    return own.length === 0
      ? []
      : [{version: step.number, class: name, covers: own.map(({id}) => id), text: draftText(own), ...remedy}];
  });
  const kept = withoutCovers(text, step.number, step.stale);
  const before = /^\s*(\[\s*\])?\s*$/.test(kept) ? '' : kept.replace(/\n*$/, '\n');
  const drafts = stringify(entries, {lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN'});
  return {
    text: before + (entries.length > 0 ? drafts : '') || '[]\n',
    count: entries.length,
    stale: step.stale.length,
  };
}
