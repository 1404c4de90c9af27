import path from 'path';
import type {OpenApi} from './openapi';
import {CONTRACT_FOLDER} from './folder';
import type {VersionContracts} from './versions';

/**
 * A contract as one document: what it references elsewhere becomes a component of its own, and the shared extension tables
 * (`x-errors`, `x-dictionaries`, …) stand at its root. Its `info.version` is the number of the docs version: the file keeps
 * its text when the version is frozen and the next one begins.
 *
 * @returns an OpenAPI 3.1 document without a reference to another file
 * @throws when @redocly/openapi-core cannot follow a reference
 */
export async function bundleContract(siteDir: string, {number, folder, contracts}: VersionContracts, name: string): Promise<OpenApi> {
  // Loaded where it is used: the library takes half a second, and `start` never needs it.
  const {bundle, createConfig} = await import('@redocly/openapi-core');
  const ref = path.join(siteDir, folder, CONTRACT_FOLDER, `${name}.yaml`);
  const result = await bundle({ref, config: await createConfig({})});
  if (result.problems.length > 0) throw new Error(`[contract] ${folder}/${CONTRACT_FOLDER}/${name}.yaml: ${result.problems[0].message}`);
  const tables = Object.entries(contracts.common).filter(([key]) => key.startsWith('x-'));
  const document = result.bundle.parsed as OpenApi;
  return {...document, info: {...document.info, version: number}, ...Object.fromEntries(tables)};
}
