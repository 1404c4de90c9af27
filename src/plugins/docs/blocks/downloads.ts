import type {ChangeLog, Contracts} from '../../../../contract';
import * as words from '../../../../contract/words';
import {CHANGES_PAGE} from '../../../data/versions';
import {literal, table} from './markdown';
import type {PageContext} from './context';

/** Folder of the downloads of a docs version, relative to the build, e.g. `downloads/3.0/`. */
export const downloadsFolder = (number: string): string => `downloads/${number}/`;

/** Names of the files that are generated from one contract. */
export const contractDownloads = (name: string) => ({
  json: `openapi-${name}.json`,
  yaml: `openapi-${name}.yaml`,
  postman: `postman-${name}.json`,
});

/**
 * Name of the download with the original Swagger 2.0 document.
 *
 * @param ending e.g. `.yaml`
 */
export const originalDownload = (name: string, ending: string): string => `swagger-${name}${ending}`;

/** File with the fields of all contracts of a docs version. */
export const FIELDS_FILE = 'fields.csv';

/** File with samples, sandbox, contracts and signature vectors of a docs version. */
export const KIT_FILE = 'sample-kit.zip';

/** Names of the additional downloads of a release, made by tools/release: all pages as a PDF, and a bundle for reading offline. */
export const releaseDownloads = (number: string) => ({
  pdf: `interface-docs-${number}.pdf`,
  bundle: `interface-docs-${number}.zip`,
});

/** The Atom feed of the changes up to a docs version. */
export const FEED_FILE = 'changes.atom';

export type Download = {readonly file: string; readonly text: string};

/** Whether a docs version has a feed: it needs the page of changes and a release. */
export const hasReleases = ({versions, releaseOf}: Pick<ChangeLog, 'versions' | 'releaseOf'>): boolean =>
  versions().some((number) => releaseOf(number) !== undefined);

/**
 * The downloads of a docs version.
 *
 * @param hasFeed whether the version has the feed of its page of changes
 */
export function downloadsOf(
  number: string,
  names: readonly string[],
  contracts: Contracts,
  hasFeed: boolean,
): readonly Download[] {
  const {pdf, bundle} = releaseDownloads(number);
  const offline = [
    {file: pdf, text: words.downloads.pdf},
    {file: bundle, text: words.downloads.bundle},
  ];
  return [
    ...(process.env.RELEASE === '1' ? offline : []),
    ...names.flatMap((name) => {
      const {json, yaml, postman} = contractDownloads(name);
      const {info, 'x-signing': scheme} = contracts.read(name);
      const title = info?.title ?? name;
      const original = contracts.original(name);
      return [
        {file: json, text: words.interpolate(words.downloads.json, {title})},
        {file: yaml, text: words.interpolate(words.downloads.yaml, {title})},
        ...(original
          ? [
              {
                file: originalDownload(name, original.ending),
                text: words.interpolate(words.downloads.original, {title}),
              },
            ]
          : []),
        {
          file: postman,
          text:
            words.interpolate(words.downloads.postman, {title}) + (scheme === undefined ? '' : words.downloads.signed),
        },
      ];
    }),
    {file: KIT_FILE, text: words.downloads.kit},
    ...(hasFeed ? [{file: FEED_FILE, text: words.downloads.feed}] : []),
    {file: FIELDS_FILE, text: words.downloads.fields},
  ];
}

/** The downloads of a docs version as a table. */
export function downloadTable(
  names: readonly string[],
  contracts: Contracts,
  {changes, downloadUrl, hasPage, number}: PageContext,
): string {
  return table(
    [words.downloads.file, words.downloads.content],
    downloadsOf(number, names, contracts, hasPage(CHANGES_PAGE) && hasReleases(changes)).map(({file, text}) => [
      `[${file}](${downloadUrl(file)})`,
      literal(text),
    ]),
  );
}
