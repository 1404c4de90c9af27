import {createHash} from 'crypto';
import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../deploy/serve/list-files';
import {CHANGES, ProblemsError, anchorsOfContract, lifeOfContract} from '../../../contract';
import type {VersionContracts} from '../../../contract';
import {storeOf} from '../store';
import {folderOf} from './blocks/page-context';
import {DOC_FOLDERS} from './doc-files';
import {siteVersions} from './site-versions';

/** What is asked of the contracts. */
const CONFIG = 'contract.config.yaml';

const isPage = (file: string): boolean => /\.mdx?$/.test(file) && !/\/_/.test(file);

/** What other pages and contracts can see of a page: front matter, anchors, and the lines in which blocks begin. */
const outlineOf = (markdown: string): string => [/^---\r?\n[^]*?\n---/.exec(markdown)?.[0], ...(markdown.match(/\{#[^}]*\}|^title: .*$|^[ \t]*(?:```|~~~).*$|\bid=\S+/gm) ?? [])].join('\n');

/** What a version says of changes, in all of them. */
const changesOf = ({contracts}: VersionContracts): unknown => (contracts.has(CHANGES) ? contracts.yaml(CHANGES).data : undefined);

/** Hashes of everything around a page that its expansion may depend on: contracts, samples, vectors, outlines of other pages. */
export class Surroundings {
  private readonly folders: ReadonlyMap<string, string>;
  private readonly seen = new Map<string, Promise<string>>();

  /** Reads all files of the docs. */
  constructor(private readonly siteDir: string) {
    const hashes = new Map<string, ReturnType<typeof createHash>>();
    for (const root of DOC_FOLDERS.filter((name) => existsSync(path.join(siteDir, name)))) {
      for (const name of [...listFiles(path.join(siteDir, root))].sort()) {
        const file = `${root}/${name}`;
        const bytes = readFileSync(path.join(siteDir, file));
        const folder = folderOf(file);
        const hash = hashes.get(folder) ?? createHash('sha256');
        hashes.set(folder, hash.update(`${file}\0`).update(isPage(file) ? outlineOf(bytes.toString('utf8')) : bytes).update('\0'));
      }
    }
    const config = existsSync(path.join(siteDir, CONFIG)) ? readFileSync(path.join(siteDir, CONFIG), 'utf8') : '';
    this.folders = new Map(Array.from(hashes, ([folder, hash]) => [folder, config + hash.digest('hex')]));
  }

  /** Of all docs versions. */
  get all(): string {
    return Array.from(this.folders, (entry) => entry.join(' ')).join('\n');
  }

  /** Of one version by itself, e.g. for its downloads. */
  of(folder: string): string {
    return this.folders.get(folder) ?? '';
  }

  /**
   * Of what a page of a version sees: its own version, those before it, with which it is compared, and of those after it only which
   * operations and fields they have, what became of operations, and what they say of changes, for badges and banners.
   */
  seenFrom(folder: string): Promise<string> {
    const known = this.seen.get(folder) ?? this.look(folder);
    this.seen.set(folder, known);
    return known;
  }

  private async look(folder: string): Promise<string> {
    const versions = siteVersions(this.siteDir);
    const own = versions.findIndex((version) => version.folder === folder);
    const families = versions.map(({names}) => names.join(' '));
    const parts = versions.map((version, index) => (own < 0 || index <= own ? this.of(version.folder) : this.anchorsOf(version)));
    return [this.of(folder), ...families, ...(await Promise.all(parts))].join('\n');
  }

  private anchorsOf(version: VersionContracts): Promise<string> {
    return storeOf(this.siteDir).data('anchors', [this.of(version.folder)], () => {
      try {
        const anchors = version.names.map((name) => [...Object.values(anchorsOfContract(name, version)).map((found) => Array.from(found)), lifeOfContract(name, version)]);
        return JSON.stringify([anchors, changesOf(version)]);
      } catch (error) {
        // Contracts with mistakes are seen as a whole.
        if (error instanceof ProblemsError) return this.of(version.folder);
        throw error;
      }
    });
  }
}
