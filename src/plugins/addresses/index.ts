import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readYamlOnce, throwProblems} from '../../../contract';
import {docsRoute} from '../docs/doc-files';
import {loadedVersionsOf} from '../docs/loaded-docs';
import {movedProblems, PLUGIN} from './check';
import {MOVED, PUBLISHED} from './ledger';

/**
 * Keeps links of others alive: no page that was published goes without a redirect (see src/plugins/publish/files/redirects.ts).
 *
 * @throws ProblemsError for pages that are gone, and for redirects that lead nowhere
 */
export default function addresses({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const inSite = (route: string) => route.slice(baseUrl.length - 1);
  return {
    name: PLUGIN,
    getPathsToWatch: () => [PUBLISHED, MOVED].map((file) => path.join(siteDir, file)),
    async contentLoaded({allContent}) {
      const routes = loadedVersionsOf(allContent).flatMap(({docs}) => docs.map(({permalink}) => inSite(permalink)));
      const files = {published: readYamlOnce(siteDir, PUBLISHED), moved: readYamlOnce(siteDir, MOVED)};
      throwProblems(movedProblems(files, routes, inSite(`${docsRoute(baseUrl)}/`)));
    },
  };
}
