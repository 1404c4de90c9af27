import type {OpenApi} from '../openapi/types';
import type {VersionContracts} from '../read/versions';
import {schemasWithPages} from './history';

/** Two consecutive versions of the contracts. */
export type Versions = {readonly before: VersionContracts; readonly after: VersionContracts};

/**
 * A contract of both versions, in which the same schemas have pages of their own: those that have one in either version, and exist in both.
 * Such a schema is compared once, not in each operation that uses it.
 */
export function comparableDocuments(
  {before, after}: Versions,
  contract: string,
): readonly [before: OpenApi, after: OpenApi] {
  const [old, now] = [before, after].map(({contracts}) => contracts.read(contract));
  const schemasOf = ({components}: OpenApi) => Object.keys(components?.schemas ?? {});
  const known = new Set(schemasOf(old));
  const both = new Set(schemasOf(now).filter((name) => known.has(name)));
  const names = schemasWithPages(contract, [before, after]).filter((name) => both.has(name));
  const withPages = (document: OpenApi): OpenApi => {
    const own = Object.keys(document.schemaPages ?? {});
    const isSame = own.length === names.length && own.every((name) => names.includes(name));
    // The same object has the same cached fields.
    return isSame ? document : {...document, schemaPages: Object.fromEntries(names.map((name) => [name, '']))};
  };
  return [withPages(old), withPages(now)];
}
