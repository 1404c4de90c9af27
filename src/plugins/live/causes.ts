import {existsSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {changedParts, isShippedModule} from './shipped-files';
import {relativePath} from '../relative-path';

/** Packages whose theme parts and client modules are not needed on pages without the app. */
const STOCK = [
  '@docusaurus/core',
  '@docusaurus/theme-classic',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-debug',
].map((name) => path.dirname(require.resolve(`${name}/package.json`)) + path.sep);

/** Whether a file is of these packages. */
export const isStock = (file: string): boolean => STOCK.some((folder) => file.startsWith(folder));

/** Folders with theme parts that plugins add to those of stock. */
export const themeFolders = (plugins: readonly Pick<Props['plugins'][number], 'getThemePath'>[]): readonly string[] =>
  plugins.flatMap((plugin) => {
    const folder = plugin.getThemePath?.();
    return folder && !isStock(folder) && existsSync(folder) ? [folder] : [];
  });

/** Style sheets, which stock also takes for client modules. */
const isStyle = (module: string): boolean => /\.(?:css|less|sass|scss|styl)$/.test(module);

/** The name of a file in messages for the owner. */
function nameOf(siteDir: string, file: string): string {
  const name = relativePath(siteDir, file);
  return path.isAbsolute(file) && !name.startsWith('..') ? name : file;
}

/**
 * Reasons to start the app on every page of a site: client modules and theme parts of its owner or of plugins, which may have effects on
 * any page. The site's own modules do not count.
 *
 * @returns a phrase for each; empty if static pages work without the app
 */
export const causesOf = ({siteDir, plugins}: Pick<Props, 'siteDir' | 'plugins'>): readonly string[] => [
  ...plugins
    .flatMap((plugin) => plugin.getClientModules?.() ?? [])
    .filter((module) => !isStyle(module) && !isStock(module) && !isShippedModule(siteDir, module))
    .map((module) => `client module ${nameOf(siteDir, module)}`),
  ...changedParts(siteDir).map((file) => `theme part ${file}`),
  ...plugins.filter((plugin) => themeFolders([plugin]).length > 0).map(({name}) => `theme of ${name}`),
];
