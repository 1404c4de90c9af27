import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {contractVersions} from '../contract/versions';
import {loadedVersionsOf} from '../loaded-docs';
import type {LoadedVersion} from '../loaded-docs';
import {createLinkWriters, markdownPath} from './links';
import {llmsText} from './llms';
import {onDemand} from '../on-demand';
import type * as OnlyBuild from './page-markdown';

/** Writes every page of the docs as Markdown beside its HTML, and llms.txt, which lists them. */
export default function markdownPages({siteDir, baseUrl}: LoadContext): Plugin<void> {
  let versions: readonly LoadedVersion[] = [];
  return {
    name: 'markdown-pages',
    async contentLoaded({allContent}) {
      versions = loadedVersionsOf(allContent);
    },
    async postBuild({outDir, siteConfig}: Props) {
      // With its libraries, which `start` does without.
      const {pageMarkdown} = onDemand(__filename)('./page-markdown') as typeof OnlyBuild;
      const docs = versions.flatMap((version) => version.docs);
      const linkWriterOf = createLinkWriters(docs, baseUrl);
      for (const doc of docs) {
        const file = path.join(outDir, path.posix.relative(baseUrl, markdownPath(doc.permalink)));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, pageMarkdown(siteDir, baseUrl, doc, linkWriterOf(doc)));
      }
      writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig.url + baseUrl, versions, contractVersions(siteDir)));
    },
  };
}
