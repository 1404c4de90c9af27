import {readFileSync} from 'fs';
import path from 'path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import type {BuildFailure} from 'esbuild';
import {listFiles} from '../../deploy/serve/list-files';
import {browserTargets} from './browsers';
import {problemsOf} from './esbuild-problems';
import {storeOf} from './store';

const REMEDY = 'Fix the code there. Where you took a part out of src/theme, take its import out too.';

/** @throws ProblemsError with the places of mistakes */
function joinModules(siteDir: string, entry: string): string {
  try {
    const {outputFiles} = buildSync({
      absWorkingDir: siteDir,
      entryPoints: [path.join('src', entry)],
      bundle: true,
      write: false,
      format: 'iife',
      charset: 'utf8',
      legalComments: 'none',
      target: browserTargets(),
      logLevel: 'silent',
    });
    return outputFiles[0].text;
  } catch (error) {
    throw problemsOf(error as BuildFailure, REMEDY);
  }
}

/** Bundles a module and its imports to one script with esbuild, and minifies it with SWC. */
function makeBundle(siteDir: string, entry: string): string {
  return minifySync(joinModules(siteDir, entry), {
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
  return storeOf(siteDir).dataNow('inline-script', inputs, () => makeBundle(siteDir, entry));
}
