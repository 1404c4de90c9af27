import path from 'path';
import pluginContentDocs from '@docusaurus/plugin-content-docs/lib';
import {processDocMetadata} from '@docusaurus/plugin-content-docs/lib/docs';
import type {DocMetadataBase, PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import {readVersionsMetadata} from '@docusaurus/plugin-content-docs/lib/versions';
import type {LoadContext} from '@docusaurus/types';
import type {SidebarItemsGeneratorOption} from '@docusaurus/plugin-content-docs/lib/sidebars/types';
import {ProblemsError} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {OUR_DOCS} from '../../../data/versions';
import {CONFIG_FILE} from '../../policy/options';
import {relativePath} from '../../relative-path';
import {problemIn, DOC_FOLDERS} from './doc-files';
import type {DocFile} from './doc-files';

export type StockVersion = {
  /** Relative to the site, with forward slashes. */
  readonly folder: string;
  readonly localized: string;
  /** Its route with a trailing slash, e.g. `/docs/2.0/`. */
  readonly route: string;
  /** Its sidebars file, relative to the site; undefined if beta.13 generates a sidebar of all pages, false if there is none. */
  readonly sidebars: string | false | undefined;
  /** Whether pages may have the same address, which `onDuplicateRoutes` of Docusaurus then tells, or not. */
  readonly repeatsAddresses: boolean;
  /**
   * The metadata that beta.13 derives from a page.
   *
   * @throws Error if the id or the address is invalid
   */
  readonly documentOf: (page: DocFile) => DocMetadataBase;
};

/** The docs versions that beta.13 will load. */
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
      repeatsAddresses: context.siteConfig.onDuplicateRoutes !== 'throw',
      documentOf({file, markdown}) {
        const source = path.posix.relative(file.startsWith(`${folder}/`) ? folder : localized, file);
        const filePath = path.join(context.siteDir, file);
        const docFile = {source, content: markdown, lastUpdate: {}, contentPath, filePath};
        return processDocMetadata({docFile, versionMetadata, context, options});
      },
    };
  });
}

const [FOLDER] = DOC_FOLDERS;

/** Rejects options that do not work with our docs, as contracts, samples and versions are beside the pages in `docs/`. */
export function refusedOptions({id, path: folder}: Pick<PluginOptions, 'id' | 'path'>): readonly Problem[] {
  const refused: readonly (readonly [isRefused: boolean, message: string])[] = [
    [
      path.posix.join(folder, '.') !== FOLDER,
      `the option path is "${folder}". Known: "${FOLDER}", which has the contracts.`,
    ],
    [id !== OUR_DOCS, `the option id is "${id}". Known: "${OUR_DOCS}".`],
  ];
  const remedy =
    "Take it out, or show those pages by another instance: ['@docusaurus/plugin-content-docs', {id, path, routeBasePath}].";
  return refused.flatMap(([isRefused, message]) => (isRefused ? [problemIn(CONFIG_FILE, `${message} ${remedy}`)] : []));
}

/**
 * Makes the docs plugin of beta.13, whose refusals of options do not name the file.
 *
 * @throws ProblemsError
 */
export function stockPlugin(context: LoadContext, options: PluginOptions): ReturnType<typeof pluginContentDocs> {
  try {
    return pluginContentDocs(context, options);
  } catch (error) {
    throw new ProblemsError([problemIn(CONFIG_FILE, (error as Error).message)]);
  }
}

type Doc = Parameters<SidebarItemsGeneratorOption>[0]['docs'][number];

const depthOf = ({sourceDirName}: Doc): number => (sourceDirName === '.' ? 0 : sourceDirName.split('/').length);

/** Sorts pages by name, those of a folder before those of its subfolders. */
function inOrder(docs: readonly Doc[]): Doc[] {
  const byName = [...docs].sort((one, other) => (one.source < other.source ? -1 : 1));
  return byName.sort((one, other) => depthOf(one) - depthOf(other));
}

/** Makes generated sidebars reproducible: beta.13 passes the pages in the order of the file system (upstream #6700). */
export const withStableOrder =
  (generate: SidebarItemsGeneratorOption): SidebarItemsGeneratorOption =>
  (args) =>
    generate({...args, docs: inOrder(args.docs)});
