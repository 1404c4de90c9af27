import {createHash} from 'crypto';
import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {listFiles} from '../../deploy/serve/list-files';

/**
 * Files that decide how modules are compiled: packages and their patches, configuration, loaders, and everything that these may import
 * (tools/lint/dependencies.cjs).
 */
export const SOURCES = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'docusaurus.config.js',
  'docusaurus.config.ts',
  'versions.json',
  'patches',
  'contract',
  'deploy',
  'src/data',
  'src/plugins',
];

/** Variables that decide what is built: the addresses of the site (src/data/site.ts), and the downloads of a release (tools/release). */
const ENVIRONMENT = ['SITE_URL', 'BASE_URL', 'RELEASE'];

function filesOf(siteDir: string, source: string): readonly string[] {
  const place = path.join(siteDir, source);
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory()
    ? listFiles(place)
        .map((file) => path.join(source, file))
        .sort()
    : [source];
}

/**
 * A version for what builds keep, which changes whenever one of the sources does.
 *
 * @param siteDir folder of the site; sources missing there count as absent
 * @returns a hash
 */
export function cacheVersion(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(siteDir, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.update(ENVIRONMENT.map((name) => `${name}=${process.env[name] ?? ''}`).join('\0')).digest('hex');
}
