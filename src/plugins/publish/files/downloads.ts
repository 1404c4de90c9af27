import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {FIELDS_FILE, KIT_FILE, downloadsFolder} from '../../docs/blocks/downloads';
import {listFiles} from '../../../../deploy/serve/list-files';
import type {VersionContracts} from '../../../../contract';
import {recordsOf} from '../../docs/page/page-record';
import {siteVersions} from '../../docs/site-versions';
import {storeOf} from '../../store';
import {contractFiles} from './contracts';
import {csv} from './contracts/csv';
import {fieldRows} from './contracts/field-rows';
import {archive} from './kit/archive';
import {kitFiles} from './kit/kit-files';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** What the downloads of a docs version are made of: its contracts, samples, vectors and titles of pages. */
const inputsOf = (siteDir: string, routeBase: string, {folder, number}: VersionContracts) => [recordsOf(siteDir, routeBase).surroundings.of(folder), number];

/** What its kit is made of: the same, and the sandbox. */
function kitInputs(siteDir: string, routeBase: string, version: VersionContracts): readonly (string | Uint8Array)[] {
  const folder = path.join(siteDir, 'sandbox');
  return [...inputsOf(siteDir, routeBase, version), ...listFiles(folder).flatMap((file) => [file, readFileSync(path.join(folder, file))])];
}

/** The downloads of a docs version by name, from the store where it has them. */
async function makeDownloads(siteDir: string, routeBase: string, version: VersionContracts): Promise<Files> {
  const store = storeOf(siteDir);
  // esbuild bundles the sandbox of the kit meanwhile.
  const [kit, contracts] = await Promise.all([
    store.bytes('kit', kitInputs(siteDir, routeBase, version), async () => archive(await kitFiles(siteDir, version))),
    store.data('contracts', inputsOf(siteDir, routeBase, version), () => contractFiles(siteDir, version)),
  ]);
  // The list of fields says in which version each came.
  const fields = await store.data('fields', [await recordsOf(siteDir, routeBase).around(version.folder), version.number], () => csv(fieldRows(siteDir, version)));
  return {...contracts, [FIELDS_FILE]: fields, [KIT_FILE]: kit};
}

/**
 * Writes the downloads of all docs versions: their contracts as OpenAPI documents, Postman collections, a list of fields, and the kit.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function writeDownloads(siteDir: string, routeBase: string, outDir: string): Promise<void> {
  for (const version of siteVersions(siteDir)) {
    const folder = path.join(outDir, downloadsFolder(version.number));
    mkdirSync(folder, {recursive: true});
    Object.entries(await makeDownloads(siteDir, routeBase, version)).forEach(([file, content]) => writeFileSync(path.join(folder, file), content));
  }
}
