import {readFileSync} from 'fs';
import path from 'path';
import {positionIn} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {isFile} from '../../docs/targets/files';
import {ownPath, relativePath} from '../../relative-path';
import {configProblem} from './config-problem';

/** A function of client modules of later releases, as code declares it; beta.13 calls `onRouteUpdate` and `onRouteUpdateDelayed`. */
const LATER = /\bonRouteDidUpdate\s*[(=:,}]/;

const EXTENSIONS = ['', '.js', '.jsx', '.ts', '.tsx'];

type WithModules = {readonly name: string; readonly getClientModules?: () => readonly string[]};

/** Reports client modules that are made for later releases of Docusaurus: beta.13 would never call them. */
export const clientModuleProblems = (siteDir: string, plugins: readonly WithModules[]): readonly Problem[] =>
  plugins.flatMap((plugin) =>
    (plugin.getClientModules?.() ?? []).flatMap((module): readonly Problem[] => {
      const file = EXTENSIONS.map((extension) => path.resolve(siteDir, module) + extension).find(isFile);
      const code = file === undefined ? '' : readFileSync(file, 'utf8');
      const {index} = LATER.exec(code) ?? {};
      if (file === undefined || index === undefined || code.includes('onRouteUpdate')) return [];
      const own = ownPath(siteDir, file);
      const of = own ? '' : `${relativePath(siteDir, file)} of the plugin "${plugin.name}" `;
      const remedy = own ? 'Rename it' : 'Use a release of the plugin for beta.13';
      const message = `the client module ${of}has onRouteDidUpdate, which beta.13 does not know. Known: onRouteUpdate, which is called before the new content is shown, and onRouteUpdateDelayed. ${remedy}.`;
      return [{...configProblem(message), ...(own && {file: own, ...positionIn(code, index)})}];
    }),
  );
