import {linkSync, lstatSync, mkdirSync, readlinkSync, renameSync, statSync, symlinkSync, utimesSync} from 'fs';
import path from 'path';
import {nginxFiles, rulesOfBuild} from '../nginx/configuration';
import {MANIFEST_FILE} from '../serve/rules';
import {renameToDisk, writeToDisk, writeWhole} from './durable';
import {entryOf, manifestText, readAsWritten} from './manifest';
import type {Entry, Manifest} from './manifest';
import type {ReleaseRecord} from './record';
import {ASSETS, currentRelease, placesOf} from './root';

/** Called with the name of each step before it starts. */
export type Report = (step: string) => void;

/** The inputs of a release. */
export type Parts = {
  readonly build: string;
  readonly manifest: Manifest;
  readonly id: string;
  readonly record: ReleaseRecord;
};

/** Writes a file of a release, as text or bytes. */
type Write = (file: string, content: string | Uint8Array) => void;

const isFileOf = (file: string, {sha256}: Entry): boolean => entryOf(file)?.sha256 === sha256;

/** Makes a hard link. @returns false where the file system has none, or no further one for this file */
function couldLink(from: string, to: string): boolean {
  try {
    mkdirSync(path.dirname(to), {recursive: true});
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds the files of a build to the folder of a site; hashed files are linked from the pool. Files that are the same in the live release
 * become hard links to them, and so keep their modification time, which browsers use for revalidation.
 */
function fillSite(
  site: string,
  {build, manifest}: Parts,
  liveSite: string | undefined,
  write: Write,
  report: Report,
): void {
  for (const [file, entry] of manifest) {
    const target = path.join(site, file);
    if (file.startsWith(`${ASSETS}/`) || isFileOf(target, entry)) continue;
    report(`copy ${file}`);
    const earlier = liveSite && path.join(liveSite, file);
    const same = earlier && isFileOf(earlier, entry) ? earlier : undefined;
    if (same && couldLink(same, target)) continue;
    write(target, readAsWritten(build, file, entry));
    if (same) utimesSync(target, statSync(same).atime, statSync(same).mtime);
  }
}

/** Links the hashed files of a site from the pool. */
function linkPool(root: string, id: string, site: string): void {
  const {pool, partial, site: siteOf} = placesOf(root);
  const target = path.relative(siteOf(id), pool);
  const [link, made] = [path.join(site, ASSETS), path.join(partial.releases, ASSETS)];
  if (lstatSync(link, {throwIfNoEntry: false})?.isSymbolicLink() && readlinkSync(link) === target) return;
  mkdirSync(partial.releases, {recursive: true});
  symlinkSync(target, made);
  renameSync(made, link);
}

/**
 * Creates a complete release: the files of the build, its nginx configuration, and its record. The configuration contains the release's
 * folder instead of `current`, so that pages and their policy change at the same moment, when nginx reloads. In an existing release,
 * missing or damaged files are replaced atomically.
 *
 * @throws ProblemsError if the build changes meanwhile
 */
export function makeRelease(root: string, parts: Parts, report: Report): void {
  const {manifest, id, record} = parts;
  const places = placesOf(root);
  const exists = lstatSync(places.release(id), {throwIfNoEntry: false})?.isDirectory() === true;
  const folder = exists ? places.release(id) : path.join(places.partial.releases, id);
  const within = (place: string) => path.join(folder, path.relative(places.release(id), place));
  const write: Write = exists
    ? (file, content) => writeWhole(file, content, path.join(places.partial.releases, path.basename(file)))
    : writeToDisk;
  const site = within(places.site(id));
  const live = currentRelease(root);
  fillSite(site, parts, live && places.site(live), write, report);
  write(path.join(site, MANIFEST_FILE), manifestText(manifest));
  linkPool(root, id, site);
  const configuration = Object.entries(nginxFiles(places.site(id), rulesOfBuild(site)));
  configuration.forEach(([name, text]) => write(path.join(within(places.nginx(id)), name), text));
  write(within(places.record(id)), JSON.stringify(record));
  if (exists) return;
  report(`finish release ${id}`);
  renameToDisk(folder, places.release(id));
}
