import {readFileSync} from 'fs';
import path from 'path';
import type {Loader, Plugin} from 'esbuild';
import {ownPath, relativePath} from '../../relative-path';

/** Changes requests in the code of a file. */
export type ChangeRequests = (file: string, code: string) => string;

/** Aliases of folders. */
const foldersIn = (alias: Readonly<Record<string, string>>) =>
  Object.entries(alias).filter(([, target]) => path.isAbsolute(target) && path.extname(target) === '');

/**
 * Makes requests with an alias and a variable, as `require(`@site/static/img/${name}`)`, relative: webpack looks for their files in the folder
 * of the alias, esbuild takes relative requests alone.
 */
export function withoutAliases(alias: Readonly<Record<string, string>>): ChangeRequests {
  const folders = new Map(foldersIn(alias));
  const names = Array.from(folders.keys(), (name) => name.replace(/\W/g, '\\$&')).join('|');
  const requests = new RegExp(
    `(\\b(?:require|import)\\(\\s*(?:/\\*[^]*?\\*/\\s*)?)([\`'"])(${names})(?=/[^\`'"]*(?:\\$\\{|['"]\\s*\\+))`,
    'g',
  );
  return (file, code) =>
    code.replace(requests, (_all, before: string, quote: string, name: string) => {
      const way = relativePath(path.dirname(file), folders.get(name) ?? '');
      return before + quote + (way ? `./${way}` : '.');
    });
}

/** Code of the site, which esbuild reads itself. */
const CODE = /\.[cm]?[jt]sx?$/;
const loaderOf = (file: string): Loader => (/\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx');

/** Applies the change to the code of the site. */
export const changeCode = (siteDir: string, change: ChangeRequests): Plugin => ({
  name: 'variable-requests',
  setup: ({onLoad}) =>
    onLoad({filter: CODE, namespace: 'file'}, ({path: file}) => {
      if (ownPath(siteDir, file) === undefined) return undefined;
      const code = readFileSync(file, 'utf8');
      const contents = change(file, code);
      return contents === code ? undefined : {contents, loader: loaderOf(file)};
    }),
});
