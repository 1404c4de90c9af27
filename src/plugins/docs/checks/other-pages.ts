import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Problem} from '../../../../contract';
import {stockVersions} from '../files/stock-versions';
import {postProblems} from './blog-posts';
import {frontMatterProblems} from './front-matter';
import {foldersOf, pagesIn} from './site-folders';
import type {ContentPlugin} from './site-folders';
import {documentProblems} from './version-documents';

/** A plugin that is about to load its content: of those with pages, the options are known. */
export type LoadingPlugin = {
  readonly name: string;
  readonly options: unknown;
  readonly getThemePath?: () => string;
};

const OURS = 'default';

async function docsInstanceProblems(context: LoadContext, {options}: ContentPlugin): Promise<readonly Problem[]> {
  if (options.id === OURS) return [];
  const {siteDir} = context;
  const versions = stockVersions(context, options as unknown as PluginOptions);
  const pages = await Promise.all(
    versions.map(({folder, localized}) =>
      pagesIn(siteDir, [path.join(siteDir, localized), path.join(siteDir, folder)], options),
    ),
  );
  return documentProblems(siteDir, versions, pages.flat());
}

async function blogProblems(context: LoadContext, plugin: ContentPlugin): Promise<readonly Problem[]> {
  const {siteDir} = context;
  const folders = foldersOf(context, plugin);
  const posts = await pagesIn(siteDir, folders, plugin.options);
  const {authorsMapPath} = plugin.options as ContentPlugin['options'] & {readonly authorsMapPath: string};
  return postProblems(siteDir, folders, authorsMapPath, posts);
}

/** beta.13 checks no keys of these pages. */
const pageProblems = async (context: LoadContext, plugin: ContentPlugin): Promise<readonly Problem[]> =>
  (await pagesIn(context.siteDir, foldersOf(context, plugin), plugin.options)).flatMap((page) =>
    frontMatterProblems(page, () => undefined),
  );

const CHECKS: Readonly<Record<string, typeof blogProblems>> = {
  'docusaurus-plugin-content-docs': docsInstanceProblems,
  'docusaurus-plugin-content-blog': blogProblems,
  'docusaurus-plugin-content-pages': pageProblems,
};

/**
 * Finds all that would keep beta.13 from loading the pages of the blog, of src/pages and of further instances of the docs plugin, of which it
 * would name the first alone, by its own words.
 */
export async function otherPageProblems(
  context: LoadContext,
  plugins: readonly LoadingPlugin[],
): Promise<readonly Problem[]> {
  const found = await Promise.all(
    plugins.map((plugin) => CHECKS[plugin.name]?.(context, plugin as ContentPlugin) ?? []),
  );
  return found.flat();
}
