import {existsSync, linkSync, mkdirSync, readFileSync, symlinkSync} from 'fs';
import path from 'path';
import {listFiles} from '../serve/list-files';
import {nginxFiles, rulesOfBuild} from '../nginx/configuration';
import {copyToDisk, PARTIAL, renameToDisk, writeToDisk} from './durable';
import {ASSETS, currentRelease, placesOf} from './root';
import type {ReleaseRecord} from './root';

/** Called with the name of each step before it starts. */
export type Report = (step: string) => void;

const isSameFile = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Copies the build without its hashed files, which are linked from the pool. Files unchanged since the live release become hard links to
 * its files, and so keep their modification time, by which browsers revalidate.
 */
function copySite(root: string, build: string, site: string, report: Report): void {
  const live = currentRelease(root);
  for (const file of listFiles(build).filter((name) => !name.startsWith(`${ASSETS}/`))) {
    report(`copy ${file}`);
    const target = path.join(site, file);
    const earlier = live && path.join(placesOf(root).site(live), file);
    mkdirSync(path.dirname(target), {recursive: true});
    if (earlier && isSameFile(path.join(build, file), earlier)) linkSync(earlier, target);
    else copyToDisk(path.join(build, file), target);
  }
}

/**
 * Creates a complete release: the files of the build, its record, and its nginx configuration. The configuration names the folder of the
 * release and not `current`, so that pages and their policy change at the same moment, when nginx reloads.
 */
export function makeRelease(root: string, build: string, id: string, record: ReleaseRecord, report: Report): void {
  const places = placesOf(root);
  const partial = (place: string) => path.join(places.release(id) + PARTIAL, path.relative(places.release(id), place));
  copySite(root, build, partial(places.site(id)), report);
  symlinkSync(path.relative(places.site(id), places.pool), partial(path.join(places.site(id), ASSETS)));
  const files = Object.entries(nginxFiles(places.site(id), rulesOfBuild(build))).map(([name, text]) => [
    path.join(places.nginx(id), name),
    text,
  ]);
  for (const [file, text] of [...files, [places.record(id), JSON.stringify(record)]]) writeToDisk(partial(file), text);
  report(`finish release ${id}`);
  renameToDisk(partial(places.release(id)), places.release(id));
}
