import path from 'path';
import {processDocMetadata} from '@docusaurus/plugin-content-docs/lib/docs';
import type {DocMetadataBase, PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import {readVersionsMetadata} from '@docusaurus/plugin-content-docs/lib/versions';
import type {LoadContext} from '@docusaurus/types';
import type {DocFile} from './doc-files';
import {relativePath} from '../../relative-path';

/** A docs version as beta.13 will load it. */
export type StockVersion = {
  /** Folder of its pages, relative to the site, with forward slashes. */
  readonly folder: string;
  /** Folder of its pages in the language of the site. */
  readonly localized: string;
  /** Its route with a slash at the end, e.g. `/docs/2.0/`. */
  readonly route: string;
  /** Its file of sidebars, relative to the site; none where beta.13 makes one of all pages, false where there are none. */
  readonly sidebars: string | false | undefined;
  /**
   * What beta.13 makes of a page: its ids, its address, its title.
   *
   * @throws when the id or the address is none
   */
  readonly documentOf: (page: DocFile) => DocMetadataBase;
};

/** The docs versions that beta.13 will load, before it does. */
export function stockVersions(context: LoadContext, options: PluginOptions): readonly StockVersion[] {
  const relative = (file: string) => relativePath(context.siteDir, file);
  return readVersionsMetadata({context, options}).map((versionMetadata) => {
    const {contentPath, contentPathLocalized, sidebarFilePath, versionPath} = versionMetadata;
    const [folder, localized] = [contentPath, contentPathLocalized].map(relative);
    return {
      folder,
      localized,
      route: versionPath.replace(/\/?$/, '/'),
      sidebars: typeof sidebarFilePath === 'string' ? relative(sidebarFilePath) : sidebarFilePath,
      documentOf({file, markdown}) {
        const source = path.posix.relative(file.startsWith(`${folder}/`) ? folder : localized, file);
        const filePath = path.join(context.siteDir, file);
        const docFile = {source, content: markdown, lastUpdate: {}, contentPath, filePath};
        return processDocMetadata({docFile, versionMetadata, context, options});
      },
    };
  });
}
