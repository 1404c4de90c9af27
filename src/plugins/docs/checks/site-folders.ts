import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {Globby, getPluginI18nPath} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import type {DocFile} from '../files/doc-files';
import {relativePath} from '../../relative-path';

/** A content plugin that is about to load its pages, with its options as beta.13 has checked them. */
export type ContentPlugin = {
  readonly name: string;
  readonly options: {
    readonly id: string;
    readonly path: string;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
};

/** The folder of pages in the language of the site, whose files come first, and their own folder, both absolute. */
export type Folders = readonly [localized: string, own: string];

/** The folders of the pages of a plugin without versions. */
export const foldersOf = ({siteDir, i18n}: LoadContext, {name: pluginName, options}: ContentPlugin): Folders => [
  getPluginI18nPath({siteDir, locale: i18n.currentLocale, pluginName, pluginId: options.id}),
  path.resolve(siteDir, options.path),
];

/** The first of two folders that has a file; nothing where none has it. */
export const fileIn = (folders: Folders, name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** The pages in the folders of a plugin, as beta.13 will read them. */
export async function pagesIn(
  siteDir: string,
  folders: Folders,
  {include, exclude}: ContentPlugin['options'],
): Promise<readonly DocFile[]> {
  const [, own] = folders;
  if (!existsSync(own)) return [];
  const names = await Globby([...include], {cwd: own, ignore: [...exclude]});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = fileIn(folders, name) ?? path.join(own, name);
      return {
        file: relativePath(siteDir, file),
        markdown: readFileSync(file, 'utf8'),
      };
    });
}
