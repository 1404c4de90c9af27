import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';
import {extensionPath, openVersionFiles, sourcesOf} from '../../../../contract';
import type {VersionContracts} from '../../../../contract';
import {site} from '../../../data/site';
import {FIELDS_FILE, KIT_FILE, downloadsFolder} from '../../docs/blocks/downloads';
import {recordsOf} from '../../docs/checks/page-record';
import {siteVersions} from '../../docs/files/site-versions';
import {storeOf} from '../../store';
import {contractFiles} from './contracts';
import {testKey} from './contracts/site-links';
import {csv} from './contracts/csv';
import {fieldRows} from './contracts/field-rows';
import {archive} from './kit/archive';
import {bundlePrograms, kitFiles} from './kit/kit-files';
import type {Programs} from './kit/kit-files';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The code of the sandbox, and of the rules of the site. */
function sandboxFiles(siteDir: string): readonly (string | Uint8Array)[] {
  const rules = extensionPath('sandbox');
  const folders = [path.join(siteDir, 'sandbox'), ...(rules ? [path.dirname(rules)] : [])];
  return folders.flatMap((folder) =>
    listFiles(folder).flatMap((file) => [file, readFileSync(path.join(folder, file))]),
  );
}

async function makeDownloads(
  siteDir: string,
  routeBase: string,
  version: VersionContracts,
  whole: string,
  programs: () => Promise<Programs>,
): Promise<Files> {
  const store = storeOf(siteDir);
  const records = recordsOf(siteDir, routeBase);
  const {surroundings} = records;
  const {folder, number, names} = version;
  // Postman collections contain titles of pages, documents contain links to pages.
  const around = [surroundings.outlines, testKey(openVersionFiles(siteDir, folder)) ?? '', site.url, routeBase];
  const contractOf = (name: string) =>
    store.data('contract', [...around, number, name, ...sourcesOf(siteDir, version, name).flat()], () =>
      contractFiles(siteDir, version, name, routeBase),
    );
  const contracts = Promise.all(names.map(contractOf)).then((files): Readonly<Record<string, string>> =>
    Object.assign({}, ...files),
  );
  const [files, kit] = await Promise.all([
    contracts,
    store.bytes('kit', [surroundings.of(folder), number, whole, ...sandboxFiles(siteDir)], async () =>
      archive(await kitFiles(siteDir, version, contracts, whole, programs())),
    ),
  ]);
  // The list of fields names the version that added each.
  const fields = await store.data('fields', [await records.around(folder), number], () =>
    csv(fieldRows(siteDir, version)),
  );
  return {...files, [FIELDS_FILE]: fields, [KIT_FILE]: kit};
}

/** Writes the downloads of all docs versions. @param routeBase e.g. `/docs` @param wholes files with the Markdown of all pages of a version, by its number */
export async function writeDownloads(
  siteDir: string,
  routeBase: string,
  outDir: string,
  wholes: ReadonlyMap<string, string>,
): Promise<void> {
  let bundled: Promise<Programs> | undefined;
  // The same for all docs versions.
  const programs = () => (bundled ??= bundlePrograms(siteDir));
  for (const version of siteVersions(siteDir)) {
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    const whole = wholes.get(version.number);
    const made = await makeDownloads(siteDir, routeBase, version, whole ? readFileSync(whole, 'utf8') : '', programs);
    Object.entries(made).forEach(([file, content]) => writeFileSync(path.join(folder, file), content));
  }
}
