import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {expand} from '../contract/pages/expand';
import {MARKDOWN_BLOCKS} from '../contract/pages/markdown-blocks';
import {createPageContext, folderOf} from '../contract/pages/page-context';
import {openContracts} from '../contract/read';
import {contractVersions} from '../contract/versions';
import {loadedVersionsOf, sourceFile} from '../loaded-docs';
import type {LoadedDoc, LoadedVersion} from '../loaded-docs';
import {formatProblem, throwProblems} from '../problems';
import {createLinkWriter, markdownPath} from './links';
import {llmsText} from './llms';
import {toMarkdown} from './to-markdown';

const PLUGIN = 'markdown-pages';

/**
 * The Markdown of a page, with its blocks expanded.
 *
 * @param docs the pages of all docs versions
 * @throws when a part of the page has no Markdown form
 */
export function pageMarkdown(siteDir: string, baseUrl: string, doc: LoadedDoc, docs: readonly LoadedDoc[]): string {
  const file = sourceFile(doc);
  const source = readFileSync(path.join(siteDir, file), 'utf8').replace(/\r\n/g, '\n');
  const folder = folderOf(file);
  const contracts = openContracts(siteDir, folder);
  const context = createPageContext(siteDir, `${baseUrl}docs`, folder, contracts);
  const {markdown, problems} = expand(file, source, contracts, context, MARKDOWN_BLOCKS);
  throwProblems(problems);
  try {
    return toMarkdown(markdown, doc.title, doc.description, createLinkWriter(doc, docs, baseUrl));
  } catch (error) {
    throw new Error(formatProblem({plugin: PLUGIN, file, message: (error as Error).message}));
  }
}

/** Writes every page of the docs as Markdown beside its HTML, and llms.txt, which lists them. */
export default function markdownPages({siteDir, baseUrl}: LoadContext): Plugin<void> {
  let versions: readonly LoadedVersion[] = [];
  return {
    name: PLUGIN,
    async contentLoaded({allContent}) {
      versions = loadedVersionsOf(allContent);
    },
    async postBuild({outDir, siteConfig}: Props) {
      const docs = versions.flatMap((version) => version.docs);
      for (const doc of docs) {
        const file = path.join(outDir, path.posix.relative(baseUrl, markdownPath(doc.permalink)));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, pageMarkdown(siteDir, baseUrl, doc, docs));
      }
      writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig.url + baseUrl, versions, contractVersions(siteDir)));
    },
  };
}
