import path from 'path';
import {buildSync} from 'esbuild';
import {browserTargets} from '../browsers';

/** src/inline.ts with all its controls, as one script. */
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
  return outputFiles[0].text.trim();
}
