import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {setImmediate} from 'timers/promises';
import type {Props} from '@docusaurus/types';
import {createChangeLog, throwProblems} from '../../../../../contract';
import type {VersionContracts} from '../../../../../contract';
import * as words from '../../../../../contract/words';
import {site} from '../../../../data/site';
import {CHANGES_PAGE, versionNumber} from '../../../../data/versions';
import {docsRoute} from '../../../docs/files/doc-files';
import {docsInOrder, shownDocs, sourceFile} from '../../../docs/files/loaded-docs';
import type {LoadedVersion, LoadedDoc} from '../../../docs/files/loaded-docs';
import {placesOf} from '../../../docs/targets/places';
import type {Places} from '../../../docs/targets/places';
import {recordsOf} from '../../../docs/checks/page-record';
import {publishedFiles} from '../../../docs/targets/files';
import {siteVersions} from '../../../docs/files/site-versions';
import {routeFile} from '../../../route-file';
import {hashOf, storeOf} from '../../../store';
import {expandPage} from '../../../docs/blocks/expanded-page';
import {titleHeading} from '../../../docs/read/headings';
import {loadRemark} from '../../../docs/read/remark';
import {withTargets} from '../../../docs/targets/resolve';
import {downloadsFolder, downloadsOf, hasReleases} from '../../../docs/blocks/downloads';
import {markdownPath} from '../../../../data/markdown-path';
import {createLinkWriter} from './links';
import type {LinkWriter} from './links';
import {contentOfHtml} from './from-html';
import {hasMarkdown, pageOf, toMarkdown} from './to-markdown';
import {WHOLE, fileAt, wholePath, writeWhole} from './whole-version';

/**
 * Writes the Markdown of every docs page beside its HTML, llms-full.txt with all pages of a version, and llms.txt, which lists them.
 *
 * @returns the files llms-full.txt by version number
 */
export async function writeMarkdown(
  props: Props,
  versions: readonly LoadedVersion[],
): Promise<ReadonlyMap<string, string>> {
  const {siteDir, baseUrl, outDir, siteConfig, codeTranslations} = props;
  const docs = shownDocs(versions);
  const link = createLinkWriter(docs, baseUrl);
  const places = placesOf(props, versions);
  const around = hashOf(
    JSON.stringify([baseUrl, codeTranslations, ...docs.map((doc) => [sourceFile(doc), doc.permalink])]),
  );
  const store = storeOf(siteDir);
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  for (const doc of docs) {
    // Lets the compressing threads get their next files, as the following work may not wait for anything.
    await setImmediate();
    const file = fileAt(outDir, baseUrl, markdownPath(doc.permalink));
    mkdirSync(path.dirname(file), {recursive: true});
    const source = sourceFile(doc);
    const {hash, isStatic, targets} = await records.of(source);
    const html = () => readFileSync(path.join(outDir, routeFile(doc.permalink, baseUrl)), 'utf8');
    const files = publishedFiles(targets, source, places).flatMap(({from, to}) => [from, to]);
    writeFileSync(
      file,
      await store.data(
        'markdown',
        [hash, source, doc.title, doc.description, around, ...(isStatic ? files : [html()])],
        () => pageMarkdown({siteDir, baseUrl}, doc, places, link, html),
      ),
    );
  }
  const wholes = versions.map(
    (version) => [versionNumber(version.versionName), writeWhole(version, {baseUrl, outDir, siteConfig})] as const,
  );
  const overview = () => llmsText(siteConfig.url + baseUrl, versions, siteVersions(siteDir));
  writeFileSync(
    path.join(outDir, 'llms.txt'),
    await store.data('llms', [records.surroundings.all, siteConfig.url + baseUrl, JSON.stringify(versions)], overview),
  );
  return new Map(wholes);
}

/** The Markdown of a page with its blocks expanded. @throws ProblemsError */
async function pageMarkdown(
  {siteDir, baseUrl}: Pick<Props, 'siteDir' | 'baseUrl'>,
  doc: LoadedDoc,
  places: Places,
  link: LinkWriter,
  html: () => string,
): Promise<string> {
  const file = sourceFile(doc);
  const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
  const expanded = await expandPage(siteDir, docsRoute(baseUrl), page);
  throwProblems(expanded.problems);
  const {root} = withTargets({file, root: expanded.root}, places);
  const remark = await loadRemark();
  const title = titleHeading(root) ?? doc.title;
  const description = String(doc.frontMatter.description ?? '');
  return hasMarkdown(root)
    ? toMarkdown(root, title, description, link, remark)
    : remark.toMarkdown(pageOf(title, description, await contentOfHtml(html(), link)));
}

const section = (title: string, items: readonly string[]): string => [`## ${title}`, '', ...items].join('\n');

/** The overview of the site for programs that read it (llmstxt.org). @param root address of the site with its base URL */
function llmsText(root: string, versions: readonly LoadedVersion[], contracts: readonly VersionContracts[]): string {
  const addressOf = (path: string) => new URL(path, root).href;
  const pages = versions.map((version) =>
    section(version.versionLabel, [
      ...docsInOrder(version).map(
        ({title, description, permalink}) => `- [${title}](${addressOf(markdownPath(permalink))}): ${description}`,
      ),
      `- [${WHOLE}](${addressOf(wholePath(version))}): ${words.markdown.whole}`,
    ]),
  );
  const downloads = versions.flatMap(({versionName, docs}) =>
    contracts
      .filter(({number}) => number === versionNumber(versionName))
      .map(({number, folder, names, contracts: ofVersion}) => {
        const hasPage = docs.some(({unversionedId}) => unversionedId === CHANGES_PAGE);
        const hasFeed = hasPage && hasReleases(createChangeLog(contracts, folder));
        const files = downloadsOf(number, names, ofVersion, hasFeed);
        return section(
          words.interpolate(words.markdown.downloads, {version: number}),
          files.map(({file, text}) => `- [${file}](${root}${downloadsFolder(number)}${file}): ${text}`),
        );
      }),
  );
  return `${[`# ${site.title}`, `> ${site.contract}${site.description}`, words.markdown.howToRead, ...pages, ...downloads].join('\n\n')}\n`;
}
