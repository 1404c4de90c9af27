import {createHash} from 'crypto';
import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {CONFIG} from '../../../../contract';
import {listFiles} from '../../../../deploy/serve/list-files';
import {docsVersions} from '../../../data/versions';
import {folderOf, DOC_FOLDERS} from './doc-files';

const isPage = (file: string): boolean => /\.mdx?$/.test(file) && !/\/_/.test(file);

/** The parts of a page that other pages and contracts refer to: front matter, anchors, and the first lines of blocks. */
const outlineOf = (markdown: string): string =>
  [
    /^---\r?\n[^]*?\n---/.exec(markdown)?.[0],
    ...(markdown.match(/\{#[^}]*\}|^title: .*$|^[ \t]*(?:```|~~~).*$|\bid=\S+/gm) ?? []),
  ].join('\n');

/** Hashes of the files outside of a page on which its expansion may depend. */
export class Surroundings {
  readonly outlines: string;
  private readonly folders: ReadonlyMap<string, string>;

  constructor(siteDir: string) {
    const hashes = new Map<string, ReturnType<typeof createHash>>();
    const outlines = createHash('sha256');
    for (const root of DOC_FOLDERS.filter((name) => existsSync(path.join(siteDir, name)))) {
      for (const name of [...listFiles(path.join(siteDir, root))].sort()) {
        const file = `${root}/${name}`;
        const bytes = readFileSync(path.join(siteDir, file));
        const folder = folderOf(file);
        const hash = hashes.get(folder) ?? createHash('sha256');
        const seen = isPage(file) ? outlineOf(bytes.toString('utf8')) : bytes;
        hashes.set(folder, hash.update(`${file}\0`).update(seen).update('\0'));
        if (isPage(file)) outlines.update(`${file}\0`).update(seen).update('\0');
      }
    }
    const config = existsSync(path.join(siteDir, CONFIG)) ? readFileSync(path.join(siteDir, CONFIG), 'utf8') : '';
    this.folders = new Map(Array.from(hashes, ([folder, hash]) => [folder, config + hash.digest('hex')]));
    this.outlines = outlines.digest('hex');
  }

  get all(): string {
    return Array.from(this.folders, (entry) => entry.join(' ')).join('\n');
  }

  /** The hash for one version alone, e.g. for its downloads. */
  of(folder: string): string {
    return this.folders.get(folder) ?? '';
  }

  upTo(folder: string): string {
    const newestFirst = docsVersions.map((version) => version.folder);
    return newestFirst
      .slice(Math.max(newestFirst.indexOf(folder), 0))
      .map((one) => this.of(one))
      .join('\n');
  }
}
