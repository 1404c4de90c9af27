import path from 'path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {browserTargets} from '../browsers';

/** src/inline.ts with all its controls, as one script. SWC inlines the constants with attribute names, which esbuild keeps as variables. */
export function controls(siteDir: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src', 'inline.ts')],
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
