import {existsSync} from 'fs';
import path from 'path';
import {CURRENT_NAME, versionNames, versionNumber} from '../../data/versions';
import {anchorsOf, fieldsOf} from './fields';
import {operationsOf} from './openapi';
import type {Content, Operation} from './openapi';
import {FOLDER, openContracts} from './read';
import type {Contracts, YamlFile} from './read';
import {createResolve} from './schema';
import type {Resolve} from './schema';

/** Number of the first docs version that has an operation or a field, e.g. `2.0`; nothing where no version lacks it. */
export type Since = (contract: string, anchor: string) => string | undefined;

const folderOf = (version: string): string => (version === CURRENT_NAME ? 'docs' : `versioned_docs/version-${version}`);

function contentAnchors(content: Content | undefined, anchor: string, resolve: Resolve): readonly string[] {
  const schema = Object.values(content?.content ?? {})[0]?.schema;
  return schema ? anchorsOf(fieldsOf(schema, anchor, resolve)) : [];
}

function operationAnchors({operationId, requestBody}: Operation, resolve: Resolve): readonly string[] {
  return [operationId, ...contentAnchors(requestBody, `${operationId}.req`, resolve)];
}

/** Anchors by contract file: `read` gives the same file until it changes. */
const known = new WeakMap<YamlFile, ReadonlySet<string>>();

function contractAnchors(name: string, contracts: Contracts): ReadonlySet<string> {
  const resolve = createResolve(contracts, name);
  const file = contracts.yaml(name);
  const anchors =
    known.get(file) ?? new Set(operationsOf(contracts.read(name)).flatMap(({operation}) => operationAnchors(operation, resolve)));
  known.set(file, anchors);
  return anchors;
}

/**
 * Compares the contracts of the docs versions up to that of a page, so that "new in" badges are computed, never typed.
 *
 * @param docsDir folder of the page's version, e.g. `versioned_docs/version-2.0`
 */
export function createSince(siteDir: string, docsDir: string): Since {
  const oldestFirst = [...versionNames].reverse();
  const upToPage = oldestFirst.slice(0, oldestFirst.findIndex((version) => folderOf(version) === docsDir) + 1);
  const read = (contract: string) =>
    upToPage.map(folderOf).map((folder) => {
      const exists = existsSync(path.join(siteDir, folder, FOLDER, `${contract}.yaml`));
      return exists ? contractAnchors(contract, openContracts(siteDir, folder)) : new Set<string>();
    });
  /** Anchors of each version by contract: looked up once for a page, not for each of its fields. */
  const versions = new Map<string, readonly ReadonlySet<string>[]>();
  return (contract, anchor) => {
    const sets = versions.get(contract) ?? read(contract);
    versions.set(contract, sets);
    const first = sets.findIndex((anchors) => anchors.has(anchor));
    return first > 0 ? versionNumber(upToPage[first]) : undefined;
  };
}
