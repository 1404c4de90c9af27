import {usePluginData} from '@docusaurus/useGlobalData';
import {OUR_DOCS} from '../data/versions';

type Ends = {
  readonly ends: Readonly<Record<string, string>>;
  readonly migrations: Readonly<Record<string, string>>;
};

const useEnds = (): Ends => usePluginData('home') as Ends;

/** A version of the docs; without `pluginId` of ours. */
type DocsVersion = {readonly version: string; readonly pluginId?: string};

/** A fact about a version of our docs; other docs instances may have versions of the same name. */
const factOf = (facts: Readonly<Record<string, string>>, {version, pluginId = OUR_DOCS}: DocsVersion) =>
  pluginId === OUR_DOCS ? facts[version] : undefined;

/** The last day on which a docs version is served, e.g. `2026-12-31`; undefined where no end is known. */
export const useEndOfService = (version: DocsVersion): string | undefined => factOf(useEnds().ends, version);

/** Address of the migration notes for programs that use a docs version; undefined where the latest version has none. */
export const useMigration = (version: DocsVersion): string | undefined => factOf(useEnds().migrations, version);
