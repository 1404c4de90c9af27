import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {docsRoute} from '../../../docs/doc-files';
import {sourceFile} from '../../../docs/loaded-docs';
import type {LoadedVersion} from '../../../docs/loaded-docs';
import {recordsOf} from '../../../docs/page/page-record';
import {siteVersions} from '../../../docs/site-versions';
import {routeFile} from '../../../route-file';
import {hashOf, storeOf} from '../../../store';
import {createLinkWriters, markdownPath} from './links';
import {llmsText} from './llms';
import {pageMarkdown} from './page-markdown';

/** Writes every page of the docs as Markdown beside its HTML, and llms.txt, which lists them. */
export async function writeMarkdown(
  {siteDir, baseUrl, outDir, siteConfig}: Props,
  versions: readonly LoadedVersion[],
): Promise<void> {
  const docs = versions.flatMap((version) => version.docs);
  const linkWriterOf = createLinkWriters(docs, baseUrl);
  const links = hashOf(JSON.stringify([baseUrl, ...docs.map((doc) => [sourceFile(doc), doc.permalink])]));
  const store = storeOf(siteDir);
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  for (const doc of docs) {
    const file = path.join(outDir, path.posix.relative(baseUrl, markdownPath(doc.permalink)));
    mkdirSync(path.dirname(file), {recursive: true});
    const source = sourceFile(doc);
    const {hash, isStatic} = await records.of(source);
    const html = () => readFileSync(path.join(outDir, routeFile(doc.permalink, baseUrl)), 'utf8');
    writeFileSync(
      file,
      await store.data(
        'markdown',
        [hash, source, doc.title, doc.description, links, ...(isStatic ? [] : [html()])],
        () => pageMarkdown({siteDir, baseUrl}, doc, linkWriterOf(doc), html),
      ),
    );
  }
  const overview = () => llmsText(siteConfig.url + baseUrl, versions, siteVersions(siteDir));
  writeFileSync(
    path.join(outDir, 'llms.txt'),
    await store.data('llms', [records.surroundings.all, siteConfig.url + baseUrl, JSON.stringify(versions)], overview),
  );
}
