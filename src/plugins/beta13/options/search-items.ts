import {existsSync, readdirSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {configProblem} from './config-problem';

type Themed = Pick<Plugin, 'name' | 'getThemePath'>;

/** theme-classic has the part too, but it shows nothing. */
const WITHOUT_FIELD = 'docusaurus-theme-classic';

const hasField = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => path.parse(name).name === 'SearchBar');

/** Reports an item of the navbar for a search field if neither a plugin nor `src/theme` has one: the site itself has no search. */
export function searchItemProblems({siteDir, siteConfig}: LoadContext, plugins: readonly Themed[]): readonly Problem[] {
  const {navbar} = siteConfig.themeConfig as {readonly navbar?: {readonly items?: readonly {type?: string}[]}};
  const index = (navbar?.items ?? []).findIndex(({type}) => type === 'search');
  const ofPlugins = plugins.flatMap((plugin) => (plugin.name === WITHOUT_FIELD ? [] : (plugin.getThemePath?.() ?? [])));
  return index < 0 || [path.join(siteDir, 'src', 'theme'), ...ofPlugins].some(hasField)
    ? []
    : [
        configProblem(
          `the option themeConfig.navbar.items[${index}].type is "search". This site has no search. Take it out, or add a plugin that has a search field.`,
        ),
      ];
}
