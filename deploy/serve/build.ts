import {readFileSync, statSync} from 'fs';
import path from 'path';
import {brotliDecompressSync, gunzipSync} from 'zlib';
import {baseUrlOfBuild} from './headers-file';
import {redirectsOfBuild} from './redirects';
import {createResolver} from './resolve';
import type {Resolver} from './resolve';
import {CODINGS, NOT_FOUND_PAGE} from './rules';
import {StoredFile} from './stored-file';

export type Coding = keyof typeof CODINGS;

const DECODE: Readonly<Record<Coding, (compressed: Buffer) => Buffer>> = {br: brotliDecompressSync, gzip: gunzipSync};

/** A whole build in memory, so that writing to its folder does not affect readers. */
export class Build {
  readonly resolve: Resolver;
  private readonly files: ReadonlyMap<string, StoredFile>;
  private readonly codings = new Map<string, ReadonlyMap<Coding, StoredFile>>();

  /**
   * @param folder the build folder
   * @param names paths of its files, relative to it, with forward slashes
   * @throws the system's error for a file that cannot be read
   */
  constructor(folder: string, names: readonly string[]) {
    const read = (place: string) => new StoredFile(readFileSync(place), statSync(place).mtimeMs);
    this.files = new Map(names.map((name) => [name, read(path.join(folder, name))]));
    this.resolve = createResolver(names, redirectsOfBuild(folder), baseUrlOfBuild(folder));
  }

  /** @throws when the build has no such file */
  file(name: string): StoredFile {
    const file = this.files.get(name);
    if (file === undefined) throw new Error(`[serve] ${name}: no such file in the build.`);
    return file;
  }

  /** The compressed forms of a file, in the order of preference, without those that do not match its content. */
  codingsOf(name: string): ReadonlyMap<Coding, StoredFile> {
    const known = this.codings.get(name);
    if (known) return known;
    const {body} = this.file(name);
    const isSame = ([coding, file]: readonly [Coding, StoredFile]) => {
      try {
        return DECODE[coding](file.body).equals(body);
      } catch {
        return false;
      }
    };
    const present = (Object.keys(CODINGS) as Coding[]).flatMap((coding) => {
      const file = this.files.get(name + CODINGS[coding]);
      return file ? [[coding, file] as const] : [];
    });
    const found = new Map(present.filter(isSame));
    this.codings.set(name, found);
    return found;
  }

  /** The Content-Security-Policy header: that of the page, for other files that of the build. */
  policyFor(name: string): string {
    return this.file(name.endsWith('.html') ? name : NOT_FOUND_PAGE).policy;
  }
}
