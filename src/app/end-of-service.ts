import {usePluginData} from '@docusaurus/useGlobalData';
import {useDocsVersion} from '@docusaurus/theme-common';

type Ends = {readonly ends: Readonly<Record<string, string>>};

/** The last day on which the docs version of the page is served, e.g. `2026-12-31`; none where no end is known. */
export function useEndOfService(): string | undefined {
  const {ends} = usePluginData('home') as Ends;
  return ends[useDocsVersion().version];
}
