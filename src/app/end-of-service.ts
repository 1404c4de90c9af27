import {usePluginData} from '@docusaurus/useGlobalData';

type Ends = {
  readonly ends: Readonly<Record<string, string>>;
  readonly migrations: Readonly<Record<string, string>>;
};

const useEnds = (): Ends => usePluginData('home') as Ends;

/** The last day on which a docs version is served, e.g. `2026-12-31`; undefined where no end is known. */
export const useEndOfService = (version: string): string | undefined => useEnds().ends[version];

/** Address of the migration notes for programs that use a docs version; undefined where the latest version has none. */
export const useMigration = (version: string): string | undefined => useEnds().migrations[version];
