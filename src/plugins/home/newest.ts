import {plainText} from '../../../contract';
import type {ChangeLog} from '../../../contract';
import type {HomePage} from '../../data/home-page';
import {changeAnchor, versionAnchor} from '../docs/blocks/changes';
import * as words from '../../../contract/words';

/** The first clause of a text, up to its first punctuation mark. */
export const firstClause = (text: string): string => text.split(/[，。：；]|[.:;](?=\s|$)/)[0];

/**
 * The latest published change: a release, or a change after it.
 *
 * @param summary short description of a version's changes
 * @param page address of the page of changes
 */
export function newestChange(log: ChangeLog, summary: string, page: string): HomePage['newest'] {
  const news = log.versions().flatMap((number) => {
    const released = log.releaseOf(number);
    if (released === undefined) return [];
    const dated = log.changesOf(number).flatMap(({entry}) => {
      const said = {
        text: firstClause(plainText(entry.text ?? '').replaceAll('`', '')),
        to: `${page}#${changeAnchor(entry)}`,
      };
      return entry.date === undefined ? [] : [{day: entry.date, ...said}];
    });
    return [
      {
        day: released,
        text: summary.startsWith(number)
          ? firstClause(summary)
          : words.interpolate(words.home.release, {version: number}),
        to: `${page}#${versionAnchor(number)}`,
      },
      ...dated,
    ];
  });
  return news.sort((first, second) => second.day.localeCompare(first.day))[0];
}
