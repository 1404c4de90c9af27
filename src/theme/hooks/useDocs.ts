/**
 * Wraps useDocs: stock searches all pages for the current one, separately for each component of the navbar and head that needs it. Here
 * one search serves them all; with 2,000 pages the others took a third of the rendering time.
 */
import {useLocation} from '@docusaurus/router';
import {getActiveDocContext} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils';
import {useDocsData, useLatestVersion} from '@theme-original/hooks/useDocs';
import type {ActiveDocContext, DocVersionSuggestions} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils';
import type {GlobalPluginData} from '@theme/hooks/useDocs';

export * from '@theme-original/hooks/useDocs';

let last: {readonly data: GlobalPluginData; readonly pathname: string; readonly context: ActiveDocContext} | undefined;

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const data: GlobalPluginData = useDocsData(pluginId);
  const {pathname} = useLocation();
  if (last?.data !== data || last.pathname !== pathname) last = {data, pathname, context: getActiveDocContext(data, pathname)};
  return last.context;
}

export function useDocVersionSuggestions(pluginId?: string): DocVersionSuggestions {
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const latestVersionSuggestion = useLatestVersion(pluginId);
  return {latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name]};
}
