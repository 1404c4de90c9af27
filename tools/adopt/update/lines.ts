import * as words from '../../../contract/words';
import type {PagePlan} from './pages';
import {DOCS} from './stage';
import type {StagedUpdate} from './stage';
import type {planTranslations} from './translations';

/** What an update leaves to writers. */
type Left = {
  /** Ids of new pages for which the sidebar has no place. */
  readonly homeless: readonly string[];
  /** Number of drafts in changes.yaml. */
  readonly drafts: number;
  /** Number of ids that were removed from changes.yaml. */
  readonly stale: number;
  /** Number of pages that are too large. */
  readonly heavy: number;
};

/** Lines about what writers have to check. */
export function forWriters(
  {rests}: Pick<StagedUpdate, 'rests'>,
  plans: readonly (PagePlan & Pick<ReturnType<typeof planTranslations>, 'missing'>)[],
  {homeless, drafts, stale, heavy}: Left,
): readonly string[] {
  const texts = words.adopt.update;
  return [
    ...plans.flatMap(({left}) => left.map((place) => words.interpolate(texts.left, {place}))),
    ...plans.flatMap(({missing}) => missing.map((place) => words.interpolate(texts.missing, {place}))),
    ...rests.flatMap(({file, gone}) => gone.map((target) => words.interpolate(texts.overlay, {file, target}))),
    ...homeless.map((page) => words.interpolate(texts.sidebar, {page})),
    ...(drafts > 0 ? [words.interpolate(texts.drafts, {count: drafts})] : []),
    ...(stale > 0 ? [words.interpolate(texts.stale, {count: stale})] : []),
    ...(heavy > 0 ? [words.interpolate(texts.heavy, {count: heavy})] : []),
  ];
}

/** Lines about the changes to pages. */
export function pageLines({added, written, removed}: PagePlan): readonly string[] {
  const texts = words.adopt.update;
  return [
    ...added.map(({page}) => words.interpolate(texts.added, {file: `${DOCS}/${page.id}.mdx`})),
    ...[...written.keys()].map((file) => words.interpolate(texts.changed, {file})),
    ...removed.map((file) => words.interpolate(texts.removed, {file})),
  ];
}
