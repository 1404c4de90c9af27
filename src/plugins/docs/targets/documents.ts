import path from 'path';
import {suggestion} from '../../../../contract';
import {relativePath} from '../../relative-path';
import {SITE} from '../files/doc-files';
import {namesOf, partsOf} from './places';
import type {Places} from './places';

export type Document = {readonly source: string; readonly permalink: string; readonly rest: string};

/** Whether an address refers to a page by its file. */
export const isDocument = (url: string): boolean => /\.mdx?$/.test(partsOf(url).name);

const sourceOf = (siteDir: string, file: string): string => `@site/${relativePath(siteDir, file)}`;

function rootsOf(file: string, {siteDir, contentPaths}: Places): readonly string[] {
  const whole = path.join(siteDir, file);
  return contentPaths.find((folders) => folders.some((folder) => whole.startsWith(folder + path.sep))) ?? [];
}

/**
 * The page that a link refers to by its file, resolved as in beta.13: relative to the page's folder, then to the root of its version,
 * localized or not.
 */
export function documentOf(url: string, file: string, places: Places): Document | undefined {
  const {name, rest} = partsOf(url);
  const {siteDir, sourceToPermalink = {}} = places;
  const folders = [path.join(siteDir, path.dirname(file)), ...rootsOf(file, places)];
  const files = namesOf(name).flatMap((each) =>
    each.startsWith(SITE)
      ? [path.join(siteDir, each.slice(SITE.length))]
      : folders.map((folder, index) => (index === 0 ? path.resolve(folder, each) : path.join(folder, each))),
  );
  const source = files
    .map((each) => sourceOf(siteDir, each))
    .find((each) => Object.prototype.hasOwnProperty.call(sourceToPermalink, each));
  return source === undefined ? undefined : {source, permalink: sourceToPermalink[source], rest};
}

/** The message about a link to a missing page. */
export function noDocument(url: string, file: string, places: Places): string {
  const {name} = partsOf(url);
  const {siteDir, sourceToPermalink = {}} = places;
  const roots = rootsOf(file, places).map((folder) => sourceOf(siteDir, folder));
  // In the form of the link.
  const known = Object.keys(sourceToPermalink).flatMap((source) => {
    if (name.startsWith(SITE)) return [source];
    if (name.startsWith('/'))
      return roots.filter((root) => source.startsWith(`${root}/`)).map((root) => source.slice(root.length));
    return [path.posix.relative(path.posix.dirname(`@site/${file}`), source)];
  });
  return `the link "${url}" leads to no page.${suggestion(name, known)} Link to the file of a page, e.g. ../index.mdx.`;
}
