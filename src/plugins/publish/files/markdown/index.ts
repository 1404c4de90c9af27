import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {docsRoute} from '../../../docs/files/doc-files';
import {sourceFile} from '../../../docs/files/loaded-docs';
import {placesOf} from '../../../docs/targets/places';
import type {LoadedVersion} from '../../../docs/files/loaded-docs';
import {recordsOf} from '../../../docs/checks/page-record';
import {publishedFiles} from '../../../docs/targets/files';
import {siteVersions} from '../../../docs/files/site-versions';
import {routeFile} from '../../../route-file';
import {hashOf, storeOf} from '../../../store';
import {createLinkWriter, markdownPath} from './links';
import {llmsText} from './llms';
import {pageMarkdown} from './page-markdown';

/** Writes every page of the docs as Markdown beside its HTML, and llms.txt, which lists them. */
export async function writeMarkdown(props: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const {siteDir, baseUrl, outDir, siteConfig, codeTranslations} = props;
  const docs = versions.flatMap((version) => version.docs);
  const link = createLinkWriter(docs, baseUrl);
  const places = placesOf(props, versions);
  const around = hashOf(
    JSON.stringify([baseUrl, codeTranslations, ...docs.map((doc) => [sourceFile(doc), doc.permalink])]),
  );
  const store = storeOf(siteDir);
  const records = recordsOf(siteDir, docsRoute(baseUrl));
  for (const doc of docs) {
    const file = path.join(outDir, path.posix.relative(baseUrl, markdownPath(doc.permalink)));
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
  const overview = () => llmsText(siteConfig.url + baseUrl, versions, siteVersions(siteDir));
  writeFileSync(
    path.join(outDir, 'llms.txt'),
    await store.data('llms', [records.surroundings.all, siteConfig.url + baseUrl, JSON.stringify(versions)], overview),
  );
}
