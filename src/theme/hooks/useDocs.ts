/**
 * Wraps useDocs: stock matches the address against the pattern of each page, for each component of navbar and head that needs the current
 * page. Here they share one search, which first compares addresses; with 2,000 pages, stock's took half of the rendering time. A page of an
 * instance below the route of another one, e.g. `/docs/sdk`, is of the former only.
 */
import {useLocation} from '@docusaurus/router';
import {
  getActiveDocContext,
  getActivePlugin,
  getActiveVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils';
import {useAllDocsData, useDocsData, useLatestVersion} from '@theme-original/hooks/useDocs';
import type {
  ActiveDocContext,
  ActivePlugin,
  DocVersionSuggestions,
  GetActivePluginOptions,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils';
import type {GlobalPluginData, GlobalVersion} from '@theme/hooks/useDocs';
import {OUR_DOCS} from '../../data/versions';

export * from '@theme-original/hooks/useDocs';

export function useActivePlugin(options?: GetActivePluginOptions): ActivePlugin | undefined {
  const all = Object.entries<GlobalPluginData>(useAllDocsData());
  const {pathname} = useLocation();
  const deepestFirst = all.sort(([, one], [, other]) => other.path.length - one.path.length);
  return getActivePlugin(Object.fromEntries(deepestFirst), pathname, options);
}

export function useActiveVersion(pluginId = OUR_DOCS): GlobalVersion | undefined {
  const active = useActivePlugin();
  const {pathname} = useLocation();
  return active?.pluginId === pluginId ? getActiveVersion(active.pluginData, pathname) : undefined;
}

function contextOf(
  data: GlobalPluginData,
  pathname: string,
  activeVersion: GlobalVersion | undefined,
): ActiveDocContext {
  const doc = activeVersion?.docs.find(({path}) => path === pathname);
  const versions = doc
    ? data.versions.map((version) => ({...version, docs: version.docs.filter(({id}) => id === doc.id)}))
    : data.versions;
  return {...getActiveDocContext({...data, versions}, pathname), activeVersion};
}

let last: {readonly data: GlobalPluginData; readonly pathname: string; readonly context: ActiveDocContext} | undefined;

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const data: GlobalPluginData = useDocsData(pluginId);
  const {pathname} = useLocation();
  const version = useActiveVersion(pluginId);
  if (last?.data !== data || last.pathname !== pathname)
    last = {data, pathname, context: contextOf(data, pathname, version)};
  return last.context;
}

export function useDocVersionSuggestions(pluginId?: string): DocVersionSuggestions {
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const latestVersionSuggestion = useLatestVersion(pluginId);
  return {latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name]};
}
