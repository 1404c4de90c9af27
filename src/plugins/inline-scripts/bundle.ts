import path from 'path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {browserTargets} from '../browsers';

/**
 * A module of src with all that it imports, as one script. SWC inlines the constants with attribute names, which esbuild keeps as variables.
 *
 * @param entry e.g. `inline.ts`
 */
export function bundle(siteDir: string, entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: browserTargets(),
  });
  return minifySync(outputFiles[0].text, {compress: {passes: 3}, mangle: true}).code.trim();
}
