import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {LoadedVersion} from '../files/loaded-docs';

/** Where the addresses on the pages of a content plugin may lead. */
export type Places = {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The folders of `staticDirectories`, absolute. */
  readonly staticDirs: readonly string[];
  /** Folders from whose root pages may be named, absolute: for each docs version, or for the blog, the localized folder and its own. */
  readonly contentPaths: readonly (readonly string[])[];
  /** Routes of the pages by their files, e.g. `@site/docs/index.mdx`; nothing where pages are not named by their files (src/pages). */
  readonly sourceToPermalink?: Readonly<Record<string, string>>;
};

/** Where a text, or a part that it imports, has links that lead as one that was found on the page. */
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
  /** How it is written: `[a](b)`, `![a](b)`, or as a prop of an element or a component. */
  readonly kind: 'link' | 'image' | 'prop';
  readonly url: string;
  /** Where it is written, both from 1 on; nothing for what a block made. */
  readonly line?: number;
  readonly column?: number;
};

/** The file of an address, and what follows it: query and fragment. */
export function partsOf(url: string): {readonly name: string; readonly rest: string} {
  const [name] = url.split(/[?#]/, 1);
  return {name, rest: url.slice(name.length)};
}

/** Whether an address leads away from the site, or names by its scheme how it is meant (`pathname://`). */
export const leadsAway = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** A file name as it is written, and as it is where it is encoded for an address. */
export function namesOf(name: string): readonly string[] {
  try {
    return Array.from(new Set([name, decodeURIComponent(name)]));
  } catch {
    return [name];
  }
}

/** A route as all its forms are compared: decoded, without a slash at its end. */
export const plainRoute = (route: string): string => (namesOf(route)[1] ?? route).replace(/\/$/, '');

/**
 * The route that an address leads to from a page, as the browser finds it.
 *
 * @param permalink route of the page
 * @param baseUrl which writers may leave out of the addresses of pages
 */
export function routeFrom(permalink: string, url: string, baseUrl: string): string {
  const {pathname} = new URL(partsOf(url).name, `http://site.example${permalink}`);
  return pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
}
