import {stringify} from 'yaml';
import {contractDownloads} from '../../../docs/blocks/downloads';
import {bundleContract} from '../../../../../contract';
import type {OpenApi, VersionContracts} from '../../../../../contract';

/** A contract as one document, with its files by name. */
type Bundled = {readonly document: OpenApi; readonly texts: Readonly<Record<string, string>>};

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function bundle(siteDir: string, version: VersionContracts, name: string): Promise<Bundled> {
  const document = await bundleContract(siteDir, version, name);
  const file = contractDownloads(name);
  return {document, texts: {[file.json]: json(document), [file.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false})}};
}

/** The downloads and the kit of a version need the same documents. */
const known = new WeakMap<VersionContracts, Map<string, Promise<Bundled>>>();

/**
 * Bundles a contract of a docs version; once for each state of its files.
 *
 * @throws ProblemsError for references that lead nowhere
 */
export function bundledContract(siteDir: string, version: VersionContracts, name: string): Promise<Bundled> {
  const ofVersion = known.get(version) ?? new Map<string, Promise<Bundled>>();
  known.set(version, ofVersion);
  const made = ofVersion.get(name) ?? bundle(siteDir, version, name);
  ofVersion.set(name, made);
  return made;
}
