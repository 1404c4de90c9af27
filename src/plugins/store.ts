import {createHash} from 'crypto';
import {lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {deserialize, serialize} from 'v8';
import {listFiles} from '../../deploy/serve/list-files';
import {perSite} from './per-site';
import {cacheVersion} from './cache-version';
import {readWhole, writeWhole} from './sealed-file';

/** Hash of a long text that is a part of many cache keys. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Kind of the drawings of state machines. */
export const DRAWING = 'drawing';
/** How many days unused results of a kind are kept: a cached page contains its drawings, and does not read them. */
const DAYS_UNUSED = {[DRAWING]: 30};
const DAY = 24 * 60 * 60 * 1000;

/** Name of the store. Each further locale has its own, as its addresses differ; our patch of core sets the variable. */
const storeName = (): string => ['site', process.env.SITE_LOCALE].filter(Boolean).join('-');

/** Limit of concurrent writes. */
const AT_ONCE = 4;

type Inputs = readonly (string | Uint8Array)[];

const bytesOf = (data: unknown): Buffer => Buffer.from(JSON.stringify(data));
const parsed = <Result>(bytes: Uint8Array): Result => JSON.parse(Buffer.from(bytes).toString('utf8')) as Result;

/** Files by their paths relative to a folder. */
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Results of earlier builds in `node_modules/.cache/site`, by a hash of all their inputs, so that entries are never outdated. A damaged
 * entry counts as missing. If entries cannot be written, the build reports it once, and continues.
 */
export class Store {
  private readonly folder: string;
  private readonly version: string;
  private canStore = true;
  private readonly used = new Set<string>();
  private readonly unwritten = new Map<string, Uint8Array>();
  private readonly writing: Promise<void>[] = [];
  /** Results in progress. */
  private readonly making = new Map<string, Promise<Uint8Array>>();

  constructor(siteDir: string) {
    this.folder = path.join(siteDir, 'node_modules', '.cache', storeName());
    this.version = [cacheVersion(siteDir), process.version, process.platform, process.arch].join(' ');
  }

  /** File name of a result; marks it as used by this build. */
  private nameOf(kind: string, inputs: Inputs): string {
    const hash = createHash('sha256').update(this.version);
    for (const input of [kind, ...inputs]) hash.update(`\0${input.length}\0`).update(input);
    const name = `${kind}-${hash.digest('hex')}`;
    this.used.add(name);
    return name;
  }

  private read(name: string): Uint8Array | undefined {
    return this.unwritten.get(name) ?? readWhole(path.join(this.folder, name));
  }

  /** Does not block the build, as creating a file takes a millisecond on some disks, and a large site has thousands. */
  private write(name: string, made: Uint8Array): void {
    this.unwritten.set(name, made);
    const turn = this.used.size % AT_ONCE;
    this.writing[turn] = (this.writing[turn] ?? Promise.resolve()).then(() => this.writeNow(name, made));
  }

  private async writeNow(name: string, made: Uint8Array): Promise<void> {
    try {
      await writeWhole(path.join(this.folder, name), made);
    } catch (error) {
      if (this.canStore)
        console.error(
          `[store] ${this.folder}: ${(error as Error).message}. Results are not stored, and the next build takes longer. Make room, or make the folder writable.`,
        );
      this.canStore = false;
    }
    this.unwritten.delete(name);
  }

  /** Resolves when all results are written. */
  async written(): Promise<void> {
    await Promise.all(this.writing);
  }

  private async makeAndWrite(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const made = await make();
    this.write(name, made);
    return made;
  }

  /**
   * The stored result for the same inputs, or one in progress; else makes it.
   *
   * @param kind distinguishes different results for the same inputs
   * @param inputs everything on which the result depends, except packages, configuration, and code of plugins and contracts
   */
  async bytes(kind: string, inputs: Inputs, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const name = this.nameOf(kind, inputs);
    const known = this.read(name);
    if (known) return known;
    const making = this.making.get(name) ?? this.makeAndWrite(name, make).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  /** The same for plain data. Even a new result is parsed from JSON, which drops undefined values, so that first and later builds get the same. */
  async data<Result>(kind: string, inputs: Inputs, make: () => Result | Promise<Result>): Promise<Result> {
    return parsed<Result>(await this.bytes(kind, inputs, async () => bytesOf(await make())));
  }

  /** The stored plain data for the same inputs; undefined if there is none. */
  find<Result>(kind: string, inputs: Inputs): Result | undefined {
    const known = this.read(this.nameOf(kind, inputs));
    return known && parsed<Result>(known);
  }

  /** Stores plain data for `find`. */
  put(kind: string, inputs: Inputs, made: unknown): void {
    this.write(this.nameOf(kind, inputs), bytesOf(made));
  }

  /** Stores the files of a folder as one result, for `openFolder`. */
  putFolder(kind: string, inputs: Inputs, folder: string): void {
    const files: Files = new Map(listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
    this.write(this.nameOf(kind, inputs), serialize(files));
  }

  /**
   * Restores a folder that was stored for the same inputs.
   *
   * @param folder is emptied first
   * @returns whether it was stored
   */
  openFolder(kind: string, inputs: Inputs, folder: string): boolean {
    const known = this.read(this.nameOf(kind, inputs));
    if (!known) return false;
    rmSync(folder, {recursive: true, force: true});
    for (const [file, bytes] of deserialize(known) as Files) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), bytes);
    }
    return true;
  }

  /** The synchronous form of `data`. */
  dataNow<Result>(kind: string, inputs: Inputs, make: () => Result): Result {
    const known = this.find<Result>(kind, inputs);
    if (known !== undefined) return known;
    const made = bytesOf(make());
    this.write(this.nameOf(kind, inputs), made);
    return parsed<Result>(made);
  }

  /** Keeps a result for the next build, though this one may not read it. */
  need(kind: string, inputs: Inputs): void {
    this.nameOf(kind, inputs);
  }

  private mayStay(name: string): boolean {
    const [, days] = Object.entries(DAYS_UNUSED).find(([kind]) => name.startsWith(`${kind}-`)) ?? [];
    return days !== undefined && Date.now() - lstatSync(path.join(this.folder, name)).mtimeMs <= days * DAY;
  }

  /** Ends a build: removes results that it did not use, some kinds only after some days. */
  async removeUnused(): Promise<void> {
    await this.written();
    try {
      const unused = readdirSync(this.folder).filter((name) => !this.used.has(name));
      for (const name of unused)
        if (!this.mayStay(name)) rmSync(path.join(this.folder, name), {recursive: true, force: true});
    } catch {
      // A remaining file does no harm.
    }
  }
}

/** The store of a site, one for each process. */
export const storeOf = perSite((siteDir) => new Store(siteDir));
