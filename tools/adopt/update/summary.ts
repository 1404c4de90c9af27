import {CLASSES} from '../../../contract';
import type {Difference} from '../../../contract';
import * as words from '../../../contract/words';
import {factOf} from './changes';

/** The changes to a contract, as numbers of operations and the versions of its document. */
export type FamilyUpdate = {
  readonly family: string;
  readonly before: string;
  readonly after: string;
  readonly count: number;
  readonly added: number;
  readonly removed: number;
  readonly renamed: number;
};

/** All changes of an update, for reviewers. */
export type Report = {
  readonly families: readonly FamilyUpdate[];
  readonly differences: readonly Difference[];
  /** Lines about the changes to pages. */
  readonly pages: readonly string[];
  readonly redirects: number;
  /** Lines about what writers have to check. */
  readonly hand: readonly string[];
  /** Number of the docs version. */
  readonly version: string;
};

/** Maximum length of a list: a comment in a pull request may have 65,536 characters. */
const MOST = 100;

function list(lines: readonly string[]): string {
  const more = words.interpolate(words.adopt.update.more, {count: lines.length - MOST});
  return [...lines.slice(0, MOST), ...(lines.length > MOST ? [more] : [])].map((line) => `- ${line}`).join('\n');
}

export const hasBreaking = ({differences}: Pick<Report, 'differences'>): boolean =>
  differences.some((one) => one.class === 'breaking');

/** The report as Markdown, for a pull request. */
export function summaryOf({families, differences, pages, redirects, hand, version}: Report): string {
  const texts = words.adopt.update;
  const title = words.interpolate(texts.title, {families: families.map(({family}) => family).join(words.text.list)});
  const classes = CLASSES.flatMap((name) => {
    const facts = Array.from(new Set(differences.filter((one) => one.class === name).map(factOf)));
    const heading = `## ${words.changes.classes[name]}${words.interpolate(words.changes.count, {count: facts.length})}`;
    return facts.length > 0 ? [heading, list(facts)] : [];
  });
  const moved = redirects > 0 ? [words.interpolate(texts.redirects, {count: redirects})] : [];
  const forWriters = [...(hasBreaking({differences}) ? [words.interpolate(texts.cut, {version})] : []), ...hand];
  return `${[
    `# ${title}`,
    list(families.map((one) => words.interpolate(texts.version, one))),
    ...(classes.length > 0 ? classes : [texts.none]),
    ...(pages.length + moved.length > 0 ? [`## ${texts.pages}`, list([...pages, ...moved])] : []),
    ...(forWriters.length > 0 ? [`## ${texts.hand}`, list(forWriters)] : []),
  ].join('\n\n')}\n`;
}
