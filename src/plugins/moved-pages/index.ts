import {writeFile} from 'fs/promises';
import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {redirectsFile} from '../../../server/redirects';
import {REDIRECTS_FILE} from '../../../server/rules';
import {readYamlOnce} from '../contract/yaml-file';
import {docsRoute} from '../doc-files';
import {loadedVersionsOf} from '../loaded-docs';
import {throwProblems} from '../problems';
import {movedProblems, PLUGIN} from './check';
import {MOVED, movedPages, PUBLISHED} from './ledger';
import type {Moved} from './ledger';

/**
 * Keeps links of others alive: no page that was published goes without a redirect, which servers and static hosts take from
 * the build.
 *
 * @throws ProblemsError for pages that are gone, and for redirects that lead nowhere
 */
export default function movedPagesPlugin({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const inSite = (route: string) => route.slice(baseUrl.length - 1);
  return {
    name: PLUGIN,
    getPathsToWatch: () => [PUBLISHED, MOVED].map((file) => path.join(siteDir, file)),
    async contentLoaded({allContent}) {
      const routes = loadedVersionsOf(allContent).flatMap(({docs}) => docs.map(({permalink}) => inSite(permalink)));
      const files = {published: readYamlOnce(siteDir, PUBLISHED), moved: readYamlOnce(siteDir, MOVED)};
      throwProblems(movedProblems(files, routes, inSite(`${docsRoute(baseUrl)}/`)));
    },
    async postBuild({outDir}: Props) {
      const moved = readYamlOnce(siteDir, MOVED).data as Moved;
      await writeFile(path.join(outDir, REDIRECTS_FILE), redirectsFile(movedPages(moved), baseUrl));
    },
  };
}
