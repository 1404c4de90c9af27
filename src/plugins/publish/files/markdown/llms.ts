import {downloadsFolder, downloadsOf} from '../../../docs/blocks/downloads';
import type {VersionContracts} from '../../../../../contract';
import {site} from '../../../../data/site';
import {CHANGES_PAGE, versionNumber} from '../../../../data/versions';
import {docsInOrder} from '../../../docs/files/loaded-docs';
import type {LoadedVersion} from '../../../docs/files/loaded-docs';
import {markdownPath} from './links';
import * as words from '../../../../../words';

const section = (title: string, items: readonly string[]): string => [`## ${title}`, '', ...items].join('\n');

/**
 * The overview of the site for programs that read it (llmstxt.org): the pages of every docs version, then the downloads.
 *
 * @param root public address of the site with its base URL
 */
export function llmsText(
  root: string,
  versions: readonly LoadedVersion[],
  contracts: readonly VersionContracts[],
): string {
  const origin = new URL(root).origin;
  const pages = versions.map((version) =>
    section(
      version.versionLabel,
      docsInOrder(version).map(
        ({title, description, permalink}) => `- [${title}](${origin}${markdownPath(permalink)}): ${description}`,
      ),
    ),
  );
  const downloads = versions.flatMap(({versionName, docs}) =>
    contracts
      .filter(({number}) => number === versionNumber(versionName))
      .map(({number, names, contracts: ofVersion}) => {
        const hasChanges = docs.some(({unversionedId}) => unversionedId === CHANGES_PAGE);
        const files = downloadsOf(number, names, ofVersion, hasChanges);
        return section(
          words.interpolate(words.markdown.downloads, {version: number}),
          files.map(({file, text}) => `- [${file}](${root}${downloadsFolder(number)}${file}): ${text}`),
        );
      }),
  );
  return `${[`# ${site.title}`, `> ${site.contract}${site.description}`, words.markdown.howToRead, ...pages, ...downloads].join('\n\n')}\n`;
}
