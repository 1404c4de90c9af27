import {createHash} from 'crypto';
import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';

/**
 * What decides how modules are compiled: packages with their patches, configuration, loaders and all that these may import by
 * tools/lint/dependencies.cjs.
 */
export const SOURCES = [
  'package-lock.json', 'package.json', 'tsconfig.json', 'docusaurus.config.js', 'docusaurus.config.ts', 'versions.json', 'patches', 'contract', 'deploy', 'src/data', 'src/plugins',
];

function filesOf(siteDir: string, source: string): readonly string[] {
  const place = path.join(siteDir, source);
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(place).map((file) => path.join(source, file)).sort() : [source];
}

/**
 * The version of webpack's cache for the sources of a site: another one when any of them has changed.
 *
 * @param siteDir folder of the site; sources that it lacks count as absent
 * @returns a hash
 */
export function cacheVersion(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(siteDir, source))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(siteDir, file))).update('\0');
  }
  return hash.digest('hex');
}
