import {createHash} from 'crypto';
import {mkdirSync, readdirSync, rmSync, statSync} from 'fs';
import path from 'path';
import {cacheVersion} from './cache-version';
import {readWhole, writeWhole} from './whole-file';

/** Hash of a long text that is an input of many results. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The kind of the drawings of state machines. */
export const DRAWING = 'drawing';
const DRAWING_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

type Inputs = readonly (string | Uint8Array)[];

const parsed = <Result>(bytes: Uint8Array): Result => JSON.parse(Buffer.from(bytes).toString('utf8')) as Result;

/** Results of earlier builds in `node_modules/.cache/site`, by the hash of everything that they were made of: an entry is never outdated. */
export class Store {
  private readonly folder: string;
  private readonly version: string;
  private readonly used = new Set<string>();
  /** What is being made. */
  private readonly making = new Map<string, Promise<Uint8Array>>();

  constructor(siteDir: string) {
    this.folder = path.join(siteDir, 'node_modules', '.cache', 'site');
    this.version = `${cacheVersion(siteDir)} ${process.version}`;
    mkdirSync(this.folder, {recursive: true});
  }

  /** Name of the file of a result, which this build needs. */
  private nameOf(kind: string, inputs: Inputs): string {
    const hash = createHash('sha256').update(this.version);
    for (const input of [kind, ...inputs]) hash.update(`\0${input.length}\0`).update(input);
    const name = `${kind}-${hash.digest('hex')}`;
    this.used.add(name);
    return name;
  }

  private read(name: string): Buffer | undefined {
    return readWhole(path.join(this.folder, name));
  }

  private async keep(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const made = await make();
    writeWhole(path.join(this.folder, name), made);
    return made;
  }

  /**
   * What was made of the same inputs before, is being made for someone else, or else what `make` makes now.
   *
   * @param kind what is made, for inputs that are the same for different results
   * @param inputs everything that the result depends on, besides packages, configuration, and code of plugins and contracts
   */
  async bytes(kind: string, inputs: Inputs, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const name = this.nameOf(kind, inputs);
    const known = this.read(name);
    if (known) return known;
    const making = this.making.get(name) ?? this.keep(name, make).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  /** The same for a result that is plain data. */
  async data<Result>(kind: string, inputs: Inputs, make: () => Result | Promise<Result>): Promise<Result> {
    let made: Result | undefined;
    const bytes = await this.bytes(kind, inputs, async () => Buffer.from(JSON.stringify((made = await make()))));
    return made ?? parsed<Result>(bytes);
  }

  /** The plain data that was made of the same inputs before; nothing where there is none. */
  find<Result>(kind: string, inputs: Inputs): Result | undefined {
    const known = this.read(this.nameOf(kind, inputs));
    return known && parsed<Result>(known);
  }

  /** Stores plain data for `find`. */
  put(kind: string, inputs: Inputs, made: unknown): void {
    writeWhole(path.join(this.folder, this.nameOf(kind, inputs)), Buffer.from(JSON.stringify(made)));
  }

  /** The same as `data` where nothing can wait for a Promise. */
  dataNow<Result>(kind: string, inputs: Inputs, make: () => Result): Result {
    const known = this.find<Result>(kind, inputs);
    if (known !== undefined) return known;
    const made = make();
    this.put(kind, inputs, made);
    return made;
  }

  /** Keeps a result for the next build that this one may not ask for. */
  need(kind: string, inputs: Inputs): void {
    this.nameOf(kind, inputs);
  }

  private isOld(name: string): boolean {
    return Date.now() - statSync(path.join(this.folder, name)).mtimeMs > DRAWING_DAYS * DAY;
  }

  /** Removes what this build did not need. Drawings stay for a month: pages that are kept themselves do not ask for theirs. */
  removeUnused(): void {
    const unused = readdirSync(this.folder).filter((name) => !this.used.has(name));
    for (const name of unused)
      if (!name.startsWith(`${DRAWING}-`) || this.isOld(name)) rmSync(path.join(this.folder, name), {force: true});
  }
}

const stores = new Map<string, Store>();

/** The store of a site; one for a build. */
export function storeOf(siteDir: string): Store {
  const store = stores.get(siteDir) ?? new Store(siteDir);
  stores.set(siteDir, store);
  return store;
}
