import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '../../../docs/loaded-docs';
import {siteVersions} from '../../../docs/site-versions';
import {createLinkWriters, markdownPath} from './links';
import {llmsText} from './llms';
import {pageMarkdown} from './page-markdown';

/** Writes every page of the docs as Markdown beside its HTML, and llms.txt, which lists them. */
export async function writeMarkdown({siteDir, baseUrl, outDir, siteConfig}: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const docs = versions.flatMap((version) => version.docs);
  const linkWriterOf = createLinkWriters(docs, baseUrl);
  for (const doc of docs) {
    const file = path.join(outDir, path.posix.relative(baseUrl, markdownPath(doc.permalink)));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await pageMarkdown(siteDir, baseUrl, doc, linkWriterOf(doc)));
  }
  writeFileSync(path.join(outDir, 'llms.txt'), llmsText(siteConfig.url + baseUrl, versions, siteVersions(siteDir)));
}
