import path from 'path';
import type {OpenApi} from './openapi';
import {upgrade} from './upgrade';
import type {VersionContracts} from './versions';

/** Options of Redocly's resolver: a document that references a web address is a mistake, not a reason to open it. */
export const filesOnly = {
  http: {headers: [], customFetch: () => Promise.reject(new Error('documents reference files only'))},
};

/**
 * A contract as one document: what it references elsewhere becomes a component of its own, and the shared extension tables
 * (`x-errors`, `x-dictionaries`, …) stand at its root. Its `info.version` is the number of the docs version: the file keeps
 * its text when the version is frozen and the next one begins.
 *
 * @returns an OpenAPI 3.1 document without a reference to another file
 * @throws when @redocly/openapi-core cannot follow a reference
 */
export async function bundleContract(
  siteDir: string,
  {number, contracts}: VersionContracts,
  name: string,
): Promise<OpenApi> {
  // Loaded where it is used: the library takes half a second, and `start` never needs it.
  const {BaseResolver, bundle, createConfig} = await import('@redocly/openapi-core');
  const file = contracts.fileOf(name);
  const config = await createConfig({});
  const result = await bundle({
    ref: path.join(siteDir, file),
    config,
    externalRefResolver: new BaseResolver(filesOnly),
  });
  if (result.problems.length > 0) throw new Error(`[contract] ${file}: ${result.problems[0].message}`);
  const tables = Object.entries(contracts.common).filter(([key]) => key.startsWith('x-'));
  const document = upgrade(result.bundle.parsed) as OpenApi;
  return {
    ...document,
    openapi: document.openapi?.startsWith('3.1') ? document.openapi : '3.1.0',
    info: {...document.info, version: number},
    ...Object.fromEntries(tables),
  };
}
