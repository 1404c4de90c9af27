import {readFileSync} from 'fs';
import path from 'path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {listFiles} from '../../deploy/serve/list-files';
import {browserTargets} from './browsers';
import {storeOf} from './store';

/** Bundles a module and its imports to one script with esbuild, and minifies it with SWC. */
function makeBundle(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: browserTargets(),
  });
  return minifySync(outputFiles[0].text, {
    compress: {passes: 3, ecma: 2020, unsafe_arrows: true},
    mangle: true,
  }).code.trim();
}

/** Whether the scripts may import a file: modules without React, outside of the plugins. */
const isSource = (file: string): boolean => /\.(?:ts|json)$/.test(file) && !/^src[\\/]plugins[\\/]/.test(file);

/**
 * A script of the pages, cached between builds.
 *
 * @param entry its module in src, e.g. `inline.ts`
 */
export function bundle(siteDir: string, entry: string): string {
  const sources = ['src', 'contract/words'].flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .map((file) => path.join(folder, file))
      .filter(isSource)
      .sort(),
  );
  const inputs = [entry, ...sources.flatMap((file) => [file, readFileSync(path.join(siteDir, file))])];
  return storeOf(siteDir).dataNow('inline-script', inputs, () => makeBundle(path.join(siteDir, 'src', entry)));
}
