import {createHash} from 'crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'fs';
import path from 'path';
import {blocksOf} from './fences';

/** The `id` in the front matter of a page. */
const OWN_ID = /^---\r?\n(?:(?!---)[^\n]*\n)*?id:[ \t]*['"]?([^'"\r\n]+)/;

const isPage = (name: string): boolean => /\.mdx?$/.test(name);

const ownId = (markdown: string): string | undefined => OWN_ID.exec(markdown)?.[1].trim();

/** The file whose front matter has the last part of a page id as its `id`. */
function fileWithId(folder: string, page: string): string | undefined {
  const {dir, base} = path.posix.parse(page);
  const names = existsSync(path.join(folder, dir)) ? readdirSync(path.join(folder, dir)) : [];
  const found = names.find(
    (name) => isPage(name) && ownId(readFileSync(path.join(folder, dir, name), 'utf8')) === base,
  );
  return found && path.posix.join(dir, found);
}

/**
 * The file of a page relative to the folder of its docs version; undefined if there is no such page.
 *
 * @param folder absolute folder of the version's pages
 * @param page id of the page, or its file without extension; empty for 接入说明
 */
export const pageFile = (folder: string, page: string): string | undefined =>
  ['.mdx', '.md'].map((ending) => (page || 'index') + ending).find((file) => existsSync(path.join(folder, file))) ??
  fileWithId(folder, page);

/** The id of the page in a file; empty for 接入说明. */
function pageOf(file: string, markdown: string): string {
  const {dir, name} = path.posix.parse(file);
  const page = path.posix.join(dir, ownId(markdown) ?? name);
  return page === 'index' ? '' : page;
}

/** A block of a page that shows an operation or a schema. */
export type Showing = {
  /** Id of the page, e.g. `guide/orders`; empty for 接入说明. */
  readonly page: string;
  /** File of the page relative to the folder of the version. */
  readonly file: string;
  readonly line: number;
};

/** The blocks of a version by target, e.g. `shop#createOrder`, except those marked as repetitions. */
export type Shown = ReadonlyMap<string, readonly Showing[]>;

type Scan = {
  /**
   * Modification times of the folders and of the pages with blocks. An edit of another page matters only if `isWanting`, as it may add the
   * missing block.
   */
  readonly times: ReadonlyMap<string, number>;
  readonly shown: Shown;
  /** Hash of the targets with their pages. */
  readonly state: string;
  isWanting: boolean;
};

const timeOf = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? NaN;

/** The folders of a docs version that may contain pages, and the pages. */
function filesIn(
  folder: string,
  inside = '',
): {readonly folders: readonly string[]; readonly pages: readonly string[]} {
  const entries = existsSync(folder) ? readdirSync(path.join(folder, inside), {withFileTypes: true}) : [];
  const own = entries.filter(({name}) => !/^[_.]/.test(name));
  const within = own
    .filter((entry) => entry.isDirectory())
    .map(({name}) => filesIn(folder, path.posix.join(inside, name)));
  const pages = own.filter((entry) => !entry.isDirectory() && isPage(entry.name));
  return {
    folders: [inside, ...within.flatMap(({folders}) => folders)],
    pages: [...pages.map(({name}) => path.posix.join(inside, name)).sort(), ...within.flatMap((found) => found.pages)],
  };
}

function scan(folder: string): Scan {
  const {folders, pages} = filesIn(folder);
  const times = new Map(folders.map((inside) => [path.join(folder, inside), timeOf(path.join(folder, inside))]));
  const shown = new Map<string, Showing[]>();
  for (const file of pages) {
    const time = timeOf(path.join(folder, file));
    const markdown = readFileSync(path.join(folder, file), 'utf8');
    const blocks = blocksOf(markdown);
    if (blocks.length > 0) times.set(path.join(folder, file), time);
    blocks.forEach(({target, line}) =>
      shown.set(target, [...(shown.get(target) ?? []), {page: pageOf(file, markdown), file, line}]),
    );
  }
  const said = Array.from(shown, ([target, showings]) => [target, ...showings.map(({page}) => page)]);
  const state = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return {times, shown, state, isWanting: false};
}

const scans = new Map<string, Scan>();

/**
 * Finds the blocks on the pages of a docs version; cached until one of these pages changes.
 *
 * @param docsDir folder of the version relative to the site, e.g. `docs`
 */
export function shownOn(siteDir: string, docsDir: string): Pick<Scan, 'shown' | 'state'> {
  const folder = path.join(siteDir, docsDir);
  const last = scans.get(folder);
  if (last && !last.isWanting && Array.from(last.times).every(([file, time]) => timeOf(file) === time)) return last;
  const made = scan(folder);
  scans.set(folder, made);
  return made;
}

/** Records that no page shows an operation of a version, so that each call of `shownOn` scans the pages again. */
export function noteWanting(siteDir: string, docsDir: string): void {
  const last = scans.get(path.join(siteDir, docsDir));
  if (last) last.isWanting = true;
}
