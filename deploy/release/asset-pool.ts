import {existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync} from 'fs';
import path from 'path';
import {listFiles} from '../serve/list-files';
import {CODINGS} from '../serve/rules';
import type {Problem} from '../../contract';
import {copyWhole} from './durable';
import {ASSETS, ASSETS_KEPT_DAYS, placesOf} from './root';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Compressed files are not compared: they follow from the original, and another compressor version may write other bytes. */
const isCoded = (file: string) => Object.values(CODINGS).some((ending) => file.endsWith(ending));

/** Hashed files of a build, relative to the pool. */
export function assetsOf(build: string): readonly string[] {
  const folder = path.join(build, ASSETS);
  return existsSync(folder) ? [...listFiles(folder)].sort() : [];
}

/** Hashed files that exist in the pool with other content under the same name: browsers cache them for a year, so that must not happen. */
export function changedAssets(root: string, build: string): readonly Problem[] {
  const {pool} = placesOf(root);
  return assetsOf(build)
    .filter((file) => !isCoded(file) && existsSync(path.join(pool, file)))
    .filter((file) => !readFileSync(path.join(pool, file)).equals(readFileSync(path.join(build, ASSETS, file))))
    .map((file) => ({
      plugin: 'deploy',
      file: `${ASSETS}/${file}`,
      message:
        'An earlier release has this file with another content, and browsers that hold it will not ask for it again. ' +
        'Its name must change with its content. Mend the configuration of the build.',
    }));
}

/** Adds the hashed files of a build that the pool lacks. */
export function addAssets(root: string, build: string, report: (step: string) => void): void {
  const {pool} = placesOf(root);
  for (const file of assetsOf(build).filter((asset) => !existsSync(path.join(pool, asset)))) {
    report(`add ${ASSETS}/${file}`);
    copyWhole(path.join(build, ASSETS, file), path.join(pool, file));
  }
}

/** Records, as the modification time of hashed files, that they were live until now. */
export function markLive(root: string, assets: readonly string[], now: Date): void {
  assets.map((file) => path.join(placesOf(root).pool, file)).forEach((file) => utimesSync(file, now, now));
}

/** Removes hashed files that no release contains and that were last live too long ago. */
export function expireAssets(root: string, needed: ReadonlySet<string>, now: Date): void {
  const {pool} = placesOf(root);
  const oldest = now.getTime() - ASSETS_KEPT_DAYS * MS_PER_DAY;
  listFiles(pool)
    .filter((file) => !needed.has(file) && statSync(path.join(pool, file)).mtimeMs < oldest)
    .forEach((file) => rmSync(path.join(pool, file)));
  const folders = readdirSync(pool, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  folders
    .map(({name}) => path.join(pool, name))
    .filter((folder) => readdirSync(folder).length === 0)
    .forEach((folder) => rmSync(folder, {recursive: true}));
}
