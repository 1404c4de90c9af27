import type {ChangeClass, ChangeLog} from '../../../../../contract';
import {changeAnchor} from '../../../docs/blocks/changes';

type FeedChange = {
  readonly anchor: string;
  readonly class: ChangeClass;
  /** Where it differs from the day of the release. */ readonly day?: string;
};

export type Release = {
  readonly number: string;
  readonly day: string;
  /** Whether it changes nothing, as there was none before. */ readonly isFirst: boolean;
  readonly changes: readonly FeedChange[];
};

/** The releases up to a docs version, with their changes. */
export function releasesOf(log: ChangeLog): readonly Release[] {
  return log.versions().flatMap((number, index) => {
    const day = log.releaseOf(number);
    const changes = log
      .changesOf(number)
      .map(({entry}) => ({anchor: changeAnchor(entry), class: entry.class as ChangeClass, day: entry.date}));
    return day === undefined ? [] : [{number, day, isFirst: index === 0, changes}];
  });
}
