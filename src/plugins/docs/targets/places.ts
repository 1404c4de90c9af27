import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {LoadedVersion} from '../files/loaded-docs';

/** The targets that addresses on the pages of a content plugin may have. */
export type Places = {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The folders of `staticDirectories`, absolute. */
  readonly staticDirs: readonly string[];
  /** Folders to which links to pages may be relative, absolute: for each docs version or the blog, the localized folder and the default one. */
  readonly contentPaths: readonly (readonly string[])[];
  /** Routes of the pages by file, e.g. `@site/docs/index.mdx`; undefined if links cannot refer to files (src/pages). */
  readonly sourceToPermalink?: Readonly<Record<string, string>>;
};

/** The targets for pages of our docs, from the configuration of the site and the loaded versions. */
export const placesOf = (
  {siteDir, baseUrl, siteConfig}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  versions: readonly LoadedVersion[],
): Places => ({
  siteDir,
  baseUrl,
  staticDirs: (siteConfig.staticDirectories ?? []).map((folder) => path.resolve(siteDir, folder)),
  contentPaths: versions.map(({contentPath, contentPathLocalized}) => [contentPathLocalized, contentPath]),
  sourceToPermalink: Object.fromEntries(
    versions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink])),
  ),
});

export type Target = {
  /** The syntax: `[a](b)`, `![a](b)`, or a prop of an element or a component. */
  readonly kind: 'link' | 'image' | 'prop';
  readonly url: string;
  /** Place in the file, 1-based; undefined for an address that a block generated. */
  readonly line?: number;
  readonly column?: number;
};

/** Splits an address into the file and the rest: query and fragment. */
export function partsOf(url: string): {readonly name: string; readonly rest: string} {
  const [name] = url.split(/[?#]/, 1);
  return {name, rest: url.slice(name.length)};
}

/** Whether an address leads to another site, or has a scheme that keeps it as it is (`pathname://`). */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** A file name as it is written, and decoded, if it is encoded. */
export function namesOf(name: string): readonly string[] {
  try {
    return Array.from(new Set([name, decodeURIComponent(name)]));
  } catch {
    return [name];
  }
}

/** A route in the form for comparison: decoded, without a trailing slash. */
export const plainRoute = (route: string): string => (namesOf(route)[1] ?? route).replace(/\/$/, '');

/**
 * The route to which an address on a page leads, as in the browser.
 *
 * @param permalink route of the page
 * @param baseUrl added to addresses of pages without it
 */
export function routeFrom(permalink: string, url: string, baseUrl: string): string {
  const {pathname} = new URL(partsOf(url).name, `http://site.example${permalink}`);
  return pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
}
