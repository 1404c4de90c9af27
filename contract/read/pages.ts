import {createHash} from 'crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'fs';
import path from 'path';

/** The id that a page gives itself in its front matter. */
const OWN_ID = /^---\r?\n(?:(?!---)[^\n]*\n)*?id:[ \t]*['"]?([^'"\r\n]+)/;

const isPage = (name: string): boolean => /\.mdx?$/.test(name);

const ownId = (markdown: string): string | undefined => OWN_ID.exec(markdown)?.[1].trim();

/** The file whose front matter has the last part of the id of a page. */
function fileWithId(folder: string, page: string): string | undefined {
  const {dir, base} = path.posix.parse(page);
  const names = existsSync(path.join(folder, dir)) ? readdirSync(path.join(folder, dir)) : [];
  const found = names.find(
    (name) => isPage(name) && ownId(readFileSync(path.join(folder, dir, name), 'utf8')) === base,
  );
  return found && path.posix.join(dir, found);
}

/**
 * The file of a page in the folder of its docs version, relative to it; undefined where there is no such page.
 *
 * @param folder absolute folder of the version's pages
 * @param page id of the page or its file without its ending, empty for the first one
 */
export const pageFile = (folder: string, page: string): string | undefined =>
  ['.mdx', '.md'].map((ending) => (page || 'index') + ending).find((file) => existsSync(path.join(folder, file))) ??
  fileWithId(folder, page);

/** The id of the page in a file; empty for the first one. */
function pageOf(file: string, markdown: string): string {
  const {dir, name} = path.posix.parse(file);
  const page = path.posix.join(dir, ownId(markdown) ?? name);
  return page === 'index' ? '' : page;
}

/** The block of an operation on a page. */
export type Showing = {
  /** Id of the page, e.g. `guide/orders`; empty for the first one. */
  readonly page: string;
  /** Its file in the folder of the version. */
  readonly file: string;
  readonly line: number;
};

/** The blocks of operations by what they name, e.g. `shop#createOrder`, without those that say that they repeat another one. */
export type Shown = ReadonlyMap<string, readonly Showing[]>;

/** What a block of an operation says behind its name when another page shows the operation, and this one does so again. */
export const REPEATED = / repeated$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const COMMENTS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
];

/** A comment that a line begins and does not end. */
const begunIn = (line: string): string | undefined =>
  COMMENTS.find(([begin, end]) => line.lastIndexOf(begin) > line.lastIndexOf(end))?.[1];

/** What a block of an operation names, which pages may write in several ways. */
export function targetOf(text: string): string {
  const plain = text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(/#[a-z]+ \/.*$/i, (call) => call.toLowerCase());
}

/** The names that a block may call an operation by. */
export const targetsOf = (contract: string, operationId: string, method: string, address: string): readonly string[] =>
  [operationId, `${method} ${address}`].map((name) => targetOf(`${contract}#${name}`));

/** A fence of a page that is in no other and in no comment. */
export type Fence = {
  readonly marks: string;
  /** The word behind its marks, e.g. `openapi`. */
  readonly name: string;
  /** What stands behind that. */
  readonly info: string;
  /** Its first and its last line, from 1 on. */
  readonly line: number;
  readonly end: number;
};

/** The fences of a page. */
export function fencesOf(markdown: string): readonly Fence[] {
  const found: (Fence & {end: number})[] = [];
  let open: (Fence & {end: number}) | undefined;
  let comment: string | undefined;
  markdown.split(/\r?\n/).forEach((text, index) => {
    if (comment) {
      comment = text.includes(comment) ? undefined : comment;
      return;
    }
    const [, marks, info = ''] = FENCE.exec(text) ?? [];
    if (open) {
      open.end = index + 1;
      if (marks?.startsWith(open.marks) && info.trim() === '') open = undefined;
      return;
    }
    if (marks) {
      const [, name = '', more = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(info) ?? [];
      open = {marks, name, info: more, line: index + 1, end: index + 1};
      found.push(open);
      return;
    }
    comment = begunIn(text);
  });
  return found;
}

/** What the blocks of a page name, with their lines. */
export const blocksOf = (markdown: string): readonly {readonly target: string; readonly line: number}[] =>
  fencesOf(markdown)
    .filter(({name, info}) => name === 'openapi' && info !== '' && !REPEATED.test(info))
    .map(({info, line}) => ({target: targetOf(info), line}));

type Scan = {
  /** Times of change of the folders, and of the pages that show operations: an edit of any other page shows none, or its operation has no page. */
  readonly times: ReadonlyMap<string, number>;
  readonly shown: Shown;
  /** The same text as long as the same pages show the same. */
  readonly state: string;
  isWanting: boolean;
};

const timeOf = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? NaN;

/** The folders of a docs version that may hold pages, and the pages. */
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
 * Where the pages of a docs version show operations.
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

/** Says that a version has an operation that no page shows, so that any edit may show it. */
export function noteWanting(siteDir: string, docsDir: string): void {
  const last = scans.get(path.join(siteDir, docsDir));
  if (last) last.isWanting = true;
}
