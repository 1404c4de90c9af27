import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readYamlOnce, throwProblems} from '../../../contract';
import {docsRoute} from '../docs/files/doc-files';
import {loadedVersionsOf, routesOf} from '../docs/files/loaded-docs';
import {movedProblems, PLUGIN} from './check';
import {MOVED, PUBLISHED, publishedForm} from './ledger';
import type {Ledger} from './ledger';

/** The addresses of 500,000 fields. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Keeps external links working: every published page that was removed needs a redirect (see src/plugins/publish/files/site-files.ts).
 *
 * @throws ProblemsError for removed pages without a redirect, and for redirects whose target does not exist
 */
export default function addresses({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const inSite = (route: string) => route.slice(baseUrl.length - 1);
  return {
    name: PLUGIN,
    getPathsToWatch: () => [PUBLISHED, MOVED].map((file) => path.join(siteDir, file)),
    async contentLoaded({allContent}) {
      const [published, moved] = [PUBLISHED, MOVED].map((file) => readYamlOnce(siteDir, file, MAX_BYTES));
      const files = {published, moved};
      const routes = loadedVersionsOf(allContent)
        .flatMap(routesOf)
        .map(inSite)
        .map((route) => publishedForm(route, files.published.data as Ledger));
      throwProblems(movedProblems(files, routes, inSite(`${docsRoute(baseUrl)}/`)));
    },
  };
}
