import type {LoadContext, Plugin} from '@docusaurus/types';
import {ProblemsError, createChangeLog, openVersionFiles, operationsOf} from '../../../contract';
import type {VersionContracts} from '../../../contract';
import {example} from '../../data/home';
import {codeThemesOf} from '../../data/code-themes';
import type {CodeThemes} from '../../data/code-themes';
import type {HomePage} from '../../data/home-page';
import {CHANGES_PAGE, versionNumber} from '../../data/versions';
import {loadedVersionsOf} from '../docs/files/loaded-docs';
import type {LoadedVersion} from '../docs/files/loaded-docs';
import {docsRoute} from '../docs/files/doc-files';
import {recordsOf} from '../docs/checks/page-record';
import {siteVersions} from '../docs/files/site-versions';
import {storeOf} from '../store';
import {exampleOf} from './example';
import {docGroupsOf} from './groups';
import {migrationsOf, openChangesPage} from './migrations';
import {newestChange} from './newest';

type FromContracts = {
  readonly endOf: (number: string) => string | undefined;
  readonly interfacesOn: (page: string) => number;
} & Pick<HomePage, 'example' | 'newest'>;

type ByVersion = Readonly<Record<string, string>>;

/** Data of the home page; and for the banner of old versions, the last days of service and the addresses of migration notes. */
type Made = {readonly page: HomePage; readonly ends: ByVersion; readonly migrations: ByVersion};

/** The data of the home page from the contracts of the latest version. */
function fromContracts(
  siteDir: string,
  {docs}: LoadedVersion,
  versions: readonly VersionContracts[],
  themes: CodeThemes,
): FromContracts {
  const {folder, names, contracts} = versions[versions.length - 1];
  const pages = names.flatMap((name) => operationsOf(contracts.read(name)).map(({operation}) => operation.page));
  const changes = docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE);
  const pageUrl = (page: string) =>
    docs.find(({unversionedId}) => unversionedId === (page || 'index'))?.permalink ?? '';
  return {
    endOf: createChangeLog(versions, folder).endOf,
    interfacesOn: (page) => pages.filter((one) => one === page).length,
    example:
      example === null
        ? undefined
        : exampleOf(
            example,
            contracts,
            openVersionFiles(siteDir, folder, () => undefined),
            pageUrl,
            themes,
          ),
    newest: changes && newestChange(createChangeLog(versions, folder), changes.description, changes.permalink),
  };
}

/** Used without contracts, and in `start` while they have mistakes, which the docs plugin reports. */
const NOTHING: FromContracts = {endOf: () => undefined, interfacesOn: () => 0};

function validContracts(siteDir: string, latest: LoadedVersion, themes: CodeThemes): FromContracts {
  try {
    const versions = siteVersions(siteDir);
    return versions.length > 0 ? fromContracts(siteDir, latest, versions, themes) : NOTHING;
  } catch (error) {
    if (error instanceof ProblemsError) return NOTHING;
    throw error;
  }
}

/** The data of the last build, if none of its inputs has changed. */
function cached(siteDir: string, routeBase: string, inputs: unknown, make: () => Made): Promise<Made> {
  return storeOf(siteDir).data('home', [recordsOf(siteDir, routeBase).surroundings.all, JSON.stringify(inputs)], make);
}

/**
 * Passes data of the docs to the home page: the sidebar groups of the latest version, a call of an interface with its response, the latest
 * change, and for each version the summary of its changes, which is the description of its page of changes.
 */
export default function home({siteDir, baseUrl, siteConfig}: LoadContext): Plugin<void> {
  return {
    name: 'home',
    async contentLoaded({actions, allContent}) {
      const loadedVersions = loadedVersionsOf(allContent);
      const latest = loadedVersions.find(({isLast}) => isLast) as LoadedVersion;
      const themes = codeThemesOf(siteConfig.themeConfig);
      const changesPage = openChangesPage(siteDir, latest);
      const make = (): Made => {
        const {endOf, interfacesOn, ...shown} = validContracts(siteDir, latest, themes);
        const changes = loadedVersions.map(({versionName, docs}) => [
          versionName,
          docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE)?.description,
        ]);
        const ends = loadedVersions
          .map(({versionName}) => [versionName, endOf(versionNumber(versionName))])
          .filter(([, end]) => end);
        return {
          migrations: migrationsOf(
            changesPage,
            loadedVersions.map(({versionName}) => versionName),
          ),
          page: {groups: docGroupsOf(latest, interfacesOn), changes: Object.fromEntries(changes), ...shown},
          ends: Object.fromEntries(ends),
        };
      };
      const {page, ends, migrations} =
        process.env.NODE_ENV === 'development'
          ? make()
          : await cached(siteDir, docsRoute(baseUrl), [loadedVersions, themes, changesPage?.markdown], make);
      actions.setGlobalData({ends, migrations});
      // Loaded by the home page only; global data would be in the scripts of every page.
      await actions.createData('home.json', JSON.stringify(page));
    },
  };
}
