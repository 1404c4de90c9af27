import {createHash} from 'crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {suggestion} from '../../../../contract';
import {relativePath} from '../../relative-path';
import {SITE} from '../files/doc-files';
import {isExternal, namesOf, partsOf} from './places';
import type {Places, Target} from './places';

export type PublishedFile = {readonly from: string; readonly to: string};

/** Whether a link refers to a file, not a route: its extension is one that no route has. */
const namesFile = (name: string): boolean => name.startsWith(SITE) || !/^(?:|\.mdx?|\.html)$/.test(path.extname(name));

/** Whether an address may refer to a file published with the page, as in beta.13. */
const mayBeFile = ({kind, url}: Target): boolean =>
  kind !== 'prop' && !isExternal(url) && (kind === 'image' || namesFile(partsOf(url).name));

export const isFile = (file: string): boolean => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The files to which an address may refer, absolute: in the site, in the static folders, or beside the page. */
export function possibleFiles(target: Target, file: string, {siteDir, staticDirs}: Places): readonly string[] {
  if (!mayBeFile(target)) return [];
  return namesOf(partsOf(target.url).name).flatMap((name) => {
    if (name.startsWith(SITE)) return [path.join(siteDir, name.slice(SITE.length))];
    if (name.startsWith('/')) return staticDirs.map((folder) => path.join(folder, name));
    return [path.join(siteDir, path.dirname(file), name)];
  });
}

/** The file to which an address refers, relative to the site; undefined if there is none. */
export function fileOf(target: Target, file: string, places: Places): string | undefined {
  const found = possibleFiles(target, file, places).find(isFile);
  return found && relativePath(places.siteDir, found);
}

/** The name of a published file: with a hash of its content, so that browsers can cache it. */
export function publishedFile({kind}: Target, from: string, {siteDir}: Places): PublishedFile {
  const {name, ext} = path.parse(from);
  const hash = createHash('sha256').update(readFileSync(path.join(siteDir, from)));
  const folder = kind === 'image' ? 'images' : 'files';
  return {from, to: `assets/${folder}/${name}-${hash.digest('hex').slice(0, 32)}${ext}`};
}

/** The files that a page shows and links to. */
export const publishedFiles = (targets: readonly Target[], file: string, places: Places): readonly PublishedFile[] =>
  targets.flatMap((target) => {
    const from = fileOf(target, file, places);
    return from === undefined ? [] : [publishedFile(target, from, places)];
  });

/** The message about an address without a file; undefined for a link that may be a route. */
export function noFile(target: Target, file: string, places: Places): string | undefined {
  const {kind, url} = target;
  if (!mayBeFile(target) || (kind === 'link' && !url.startsWith(SITE))) return undefined;
  const [first = ''] = possibleFiles(target, file, places);
  const folder = path.dirname(first);
  const {dir, base} = path.posix.parse(partsOf(url).name);
  const near = existsSync(folder) ? readdirSync(folder).map((name) => (dir ? path.posix.join(dir, name) : name)) : [];
  const known = suggestion(dir ? path.posix.join(dir, base) : base, near);
  return `there is no ${kind === 'image' ? 'image' : 'file'} "${url}".${known} Expected a file beside the page, or in static/.`;
}
