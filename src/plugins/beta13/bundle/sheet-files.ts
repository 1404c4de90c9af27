import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Location, OnResolveArgs, Plugin, PluginBuild, ResolveResult} from 'esbuild';
import {positionIn} from '../../../../contract';
import {relativePath} from '../../relative-path';

/** Largest image that is inlined into the style sheet, in bytes; beta.13's limit. */
const INLINE_BYTES = 10_000;

/** An address outside of the site's files: `data:`, `https:`, `//`, `#id`. */
const ELSEWHERE = /^(?:[a-z]+:|\/\/|#)/i;

const RESOLVED = 'resolved';
const FILE = 'sheet-file';

/**
 * Finds files that style sheets name, as css-loader does: `~` before a package or an alias is dropped, and an address that begins with `/`
 * is one of `roots`.
 */
async function find(
  {resolve}: PluginBuild,
  roots: readonly string[],
  {path: address, kind, resolveDir, importer}: OnResolveArgs,
): Promise<ResolveResult | undefined> {
  const requests = address.startsWith('/')
    ? roots.map((root) => path.join(root, address))
    : [address.replace(/^~/, '')];
  for (const request of requests) {
    const found = await resolve(request, {kind, resolveDir, importer, pluginData: RESOLVED});
    if (found.errors.length === 0) return found;
  }
  return undefined;
}

/** The place of an `@import` in its file, which may stand below rules there (style-tools.ts). */
function placeOfImport(siteDir: string, file: string, address: string): Partial<Location> | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const index = text.indexOf(address);
  if (index < 0) return undefined;
  const {line, column} = positionIn(text, index);
  return {file: relativePath(siteDir, file), line, column: column - 1};
}

/**
 * Style sheets with the files that they import, and their images and fonts: small ones are inlined.
 *
 * @param roots folders of addresses that begin with `/`, e.g. `static/` (webpack's `resolve.roots`)
 */
export const sheetFiles = (roots: readonly string[]): Plugin => ({
  name: 'sheet-files',
  setup(build) {
    build.onResolve({filter: /./}, async (from) => {
      const {path: address, kind, pluginData} = from;
      if (pluginData === RESOLVED || ELSEWHERE.test(address)) return undefined;
      if (kind !== 'url-token' && kind !== 'import-rule') return undefined;
      const found = await find(build, roots, from);
      if (!found) {
        const text = `no file "${address}". Add it, install its package, or fix its address`;
        const {absWorkingDir = ''} = build.initialOptions;
        const location = kind === 'import-rule' ? placeOfImport(absWorkingDir, from.importer, address) : undefined;
        return {errors: [location ? {text, location} : {text}]};
      }
      const {path: file, suffix} = found;
      return kind === 'import-rule' ? {path: file} : {path: file, suffix, namespace: FILE};
    });
    build.onLoad({filter: /./, namespace: FILE}, ({path: file, suffix}) => {
      const contents = readFileSync(file);
      // The part of an image that a fragment names has no place in a data URL.
      return {contents, loader: contents.length <= INLINE_BYTES && !suffix.includes('#') ? 'dataurl' : 'file'};
    });
  },
});
