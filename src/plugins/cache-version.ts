import {createHash} from 'crypto';
import {existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {folders} from '../../extensions.json';
import {listFiles} from '../../deploy/serve/list-files';
import {ownPath} from './relative-path';

/** The site's own code folders in extensions.json, and whether builds use them. */
type Folders = Readonly<Record<string, {readonly built?: boolean}>>;

/**
 * Files that affect how modules are compiled: packages and their patches, configuration, loaders, and all that these may import
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
  'extensions.json',
  ...Object.entries(folders as Folders).flatMap(([folder, {built}]) => (built ? [folder] : [])),
  'src/data',
  'src/plugins',
];

/** Environment variables that affect the output: the addresses of the site (src/data/site.json), and the downloads of a release (tools/release). */
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

const CONFIGS = ['docusaurus.config.js', 'docusaurus.config.ts'];

/** Files of the site that its configuration loads, e.g. an owner's remark plugins, relative to the site. */
function loadedByConfig(siteDir: string): readonly string[] {
  const files = new Set<string>();
  const add = (module: NodeModule | undefined): void => {
    const file = ownPath(siteDir, module?.filename ?? '..');
    if (!module || file === undefined || files.has(file)) return;
    files.add(file);
    module.children.forEach(add);
  };
  CONFIGS.forEach((config) => add(require.cache[path.join(siteDir, config)]));
  return Array.from(files).sort();
}

/**
 * A version of the cache, which changes whenever one of the sources does.
 *
 * @param siteDir folder of the site; missing sources count, too
 * @returns a hash
 */
export function cacheVersion(siteDir: string): string {
  const hash = createHash('sha256');
  const files = new Set([...SOURCES.flatMap((source) => filesOf(siteDir, source)), ...loadedByConfig(siteDir)]);
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.update(ENVIRONMENT.map((name) => `${name}=${process.env[name] ?? ''}`).join('\0')).digest('hex');
}
