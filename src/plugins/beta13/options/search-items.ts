import {existsSync, readdirSync} from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {themeFolders} from '../../live/causes';
import {configProblem} from './config-problem';

const hasField = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => path.parse(name).name === 'SearchBar');

/** Reports an item of the navbar for a search field if neither a plugin nor `src/theme` has one: that of theme-classic shows nothing. */
export function searchItemProblems(
  {siteDir, siteConfig}: LoadContext,
  plugins: Parameters<typeof themeFolders>[0],
): readonly Problem[] {
  const {navbar} = siteConfig.themeConfig as {readonly navbar?: {readonly items?: readonly {type?: string}[]}};
  const index = (navbar?.items ?? []).findIndex(({type}) => type === 'search');
  return index < 0 || [path.join(siteDir, 'src', 'theme'), ...themeFolders(plugins)].some(hasField)
    ? []
    : [
        configProblem(
          `the option themeConfig.navbar.items[${index}].type is "search". This site has no search. Take it out, or add a plugin that has a search field.`,
        ),
      ];
}
