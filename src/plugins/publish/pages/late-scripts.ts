import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {listFiles} from '../../../../deploy/serve/list-files';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';
import {causesOf} from '../../live/causes';

/** The scripts whose code may show elements that the HTML of the build lacks, e.g. after a click. */
export type LateScripts = {
  /** Absolute paths of scripts with code of the site's owner. */
  readonly ofOwner: readonly string[];
  /** Absolute paths of the scripts of the home page. */
  readonly ofHome: readonly string[];
};

/** An entry of the generated registry: the name of a chunk, with which its file begins, and its module. */
const ENTRY = /^\s*'([^']+)': \[.*, "([^"]+)", require\.resolveWeak/gm;

const HOME = '@site/src/pages/index.tsx';
/** Components of this site and of stock, which show what the build shows, and data. */
const SHIPPED = /^@theme\/|^@site\/src\/app\/|\.json$/;

/**
 * Sorts the scripts of a build. The app runs on every page of a site whose theme or client modules an owner has changed: then every script
 * may hold code of the owner.
 */
export function lateScripts(
  props: Pick<Props, 'siteDir' | 'generatedFilesDir' | 'plugins'>,
  outDir: string,
): LateScripts {
  const folder = path.join(outDir, HASHED_FOLDER, 'js');
  const scripts = listFiles(folder).filter((file) => file.endsWith('.js'));
  const registry = path.join(props.generatedFilesDir, 'registry.js');
  const text = existsSync(registry) ? readFileSync(registry, 'utf8') : '';
  const modules = new Map(Array.from(text.matchAll(ENTRY), ([, chunk, module]) => [chunk, module]));
  const isEverywhere = causesOf(props).length > 0;
  const chunkOf = (file: string): string => file.split('.')[0];
  const isHome = (file: string): boolean => modules.get(chunkOf(file)) === HOME;
  const isShipped = (file: string): boolean =>
    /^(?:main|runtime~main|controls)$/.test(chunkOf(file)) || SHIPPED.test(modules.get(chunkOf(file)) ?? '');
  const absolute = (files: readonly string[]) => files.map((file) => path.join(folder, file));
  return {
    ofOwner: absolute(scripts.filter((file) => !isHome(file) && (isEverywhere || !isShipped(file)))),
    ofHome: absolute(scripts.filter(isHome)),
  };
}
