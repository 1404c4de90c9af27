import {chmodSync, existsSync, readFileSync, statSync} from 'fs';
import path from 'path';
import {pruneLockFile, withoutPackages} from '../packages';
import {OWN, ownPaths} from '../sample';
import {apply, assertClean, git} from '../work-tree';
import {ownerOf} from '../../lint/owner-of';
import type {Lists} from '../../lint/owner-of';

const LIST = 'tools/adopt/paths.json';
const PACKAGES = ['package.json', 'package-lock.json'];

const listOf = (text: string): readonly string[] => text.split('\0').filter(Boolean);

const DATA = 'src/data/';
/** The owner's files that the engine imports, and the folder with others. */
const SEAMS = ['extensions.json', DATA];

type Data = Readonly<Record<string, unknown>>;

/** The changes to a site that takes a later engine. */
export type EnginePlan = {
  /** Files of the engine in the checkout, which replace those of the site. */
  readonly copied: readonly string[];
  /** The owner's files that the engine needs and the site lacks; they are copied from the checkout. */
  readonly begun: readonly string[];
  /** New places of the owner's files, by their present ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Keys that the engine needs in the owner's JSON files and the site lacks, by file, with the values of the checkout. */
  readonly keys: ReadonlyMap<string, Data>;
  /** Files that the engine no longer has, and those that sites no longer get. */
  readonly removed: readonly string[];
  /** Files of the engine that the owner has changed; the changes are overwritten. */
  readonly edited: readonly string[];
  /** Packages that the site has and the engine does not have. */
  readonly packages: readonly string[];
};

const json = <Kind>(folder: string, file: string): Kind =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Kind;

/**
 * The lists of the engine with the paths of the site. A path of its owner is left out if the engine lists files below it: then only these
 * files are the owner's. A path of its engine that the later one does not list has only files that are gone.
 */
function listsIn(siteDir: string, from: string): Lists {
  const {sample, owner, engine} = json<Lists>(from, LIST);
  const own = json<Lists>(siteDir, LIST);
  const named = own.owner.paths.filter(
    (place) => !owner.paths.some((file) => file.startsWith(`${place}/`)) && !(place in (owner.moved ?? {})),
  );
  return {
    sample,
    owner: {...owner, paths: [...owner.paths, ...named, ...OWN]},
    engine: {paths: Array.from(new Set([...engine.paths, ...own.engine.paths]))},
  };
}

/** The keys that JSON files of the checkout have and those of the site lack. */
function keysAdded(siteDir: string, from: string, files: readonly string[]): ReadonlyMap<string, Data> {
  const added = files.map((file) => {
    const own = json<Data>(siteDir, file);
    const missing = Object.entries(json<Data>(from, file)).filter(([key]) => !(key in own));
    return [file, Object.fromEntries(missing)] as const;
  });
  return new Map(added.filter(([, keys]) => Object.keys(keys).length > 0));
}

/** Files of the site whose content is in no commit of the engine. */
function editedIn(siteDir: string, from: string, files: ReadonlySet<string>): readonly string[] {
  const entries = listOf(git(siteDir, ['ls-files', '-s', '-z'])).map((line) => {
    const [, hash, , file] = /^\d+ (\S+) (\d)\t(.*)$/s.exec(line) ?? [];
    return {hash, file};
  });
  const own = entries.filter(({file}) => files.has(file));
  const known = git(from, ['cat-file', '--batch-check'], `${own.map(({hash}) => hash).join('\n')}\n`).split('\n');
  return own.filter((_, index) => known[index].endsWith(' missing')).map(({file}) => file);
}

type Packages = Readonly<Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>>;

const namesOf = ({dependencies = {}, devDependencies = {}}: Packages): readonly string[] =>
  Object.keys({...dependencies, ...devDependencies});

/**
 * Plans how a site takes the engine of another checkout of the project.
 *
 * @param from folder of the checkout
 */
function planEngine(siteDir: string, from: string): EnginePlan {
  const lists = listsIn(siteDir, from);
  const isEngine = (file: string): boolean => ownerOf(file, lists) === 'engine';
  const files = listOf(git(from, ['ls-files', '-z']));
  const copied = files.filter(isEngine);
  const owned = files.filter(
    (file) => ownerOf(file, lists) === 'owner' && SEAMS.some((folder) => file.startsWith(folder)),
  );
  const isThere = (file: string): boolean => existsSync(path.join(siteDir, file));
  const data = owned.filter((file) => file.startsWith(DATA) && file.endsWith('.json') && isThere(file));
  const now = new Set(copied);
  const moved = Object.entries(lists.owner.moved ?? {}).filter(([place, to]) => isThere(place) && !isThere(to));
  // A file that no commit of the engine has deleted was added by the owner.
  const once = new Set(listOf(git(from, ['log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '-z'])));
  const known = new Set([...files, ...once]);
  const own = json<Lists>(siteDir, LIST);
  const removed = listOf(git(siteDir, ['ls-files', '-z'])).filter((file) =>
    isEngine(file)
      ? !now.has(file) && once.has(file)
      : ownerOf(file, lists) === 'sample' && ownerOf(file, own) === 'engine' && known.has(file),
  );
  const made = [LIST, ...PACKAGES];
  return {
    copied,
    begun: owned.filter((file) => !isThere(file)),
    moved: new Map(moved),
    keys: keysAdded(siteDir, from, data),
    removed,
    edited: editedIn(siteDir, from, new Set(copied.filter((file) => !made.includes(file)))),
    packages: namesOf(json(siteDir, 'package.json')).filter(
      (name) => !namesOf(json(from, 'package.json')).includes(name),
    ),
  };
}

/**
 * Replaces the engine of a site by that of another checkout, and changes nothing else.
 *
 * @param from folder of the checkout, without uncommitted work
 * @throws Error if one of both folders cannot be used; then nothing has changed
 */
export function takeEngine(siteDir: string, from: string): EnginePlan {
  if (!existsSync(path.join(from, LIST)))
    throw new Error(`${from} has no ${LIST}, so it is no checkout of this project. Name the folder of a later one.`);
  assertClean(siteDir);
  try {
    assertClean(from);
  } catch (error) {
    throw new Error(`${from}: ${(error as Error).message}`);
  }
  const lists = json<Lists>(from, LIST);
  const plan = planEngine(siteDir, from);
  const text = (file: string): string => readFileSync(path.join(from, file), 'utf8');
  const written = new Map<string, string | Uint8Array>([
    ...[...plan.copied, ...plan.begun].map((file) => [file, readFileSync(path.join(from, file))] as const),
    ...Array.from(plan.moved, ([file, to]) => [to, readFileSync(path.join(siteDir, file))] as const),
    ...Array.from(
      plan.keys,
      ([file, keys]) => [file, `${JSON.stringify({...json<Data>(siteDir, file), ...keys}, null, 2)}\n`] as const,
    ),
    ...PACKAGES.map((file) => [file, withoutPackages(text(file), lists.sample.packages)] as const),
    [LIST, ownPaths({...lists, owner: {paths: listsIn(siteDir, from).owner.paths}})],
  ]);
  apply(siteDir, {removed: [...plan.removed, ...plan.moved.keys()], written}, () => {
    // The executable bit is not part of the content.
    plan.copied.forEach((file) => chmodSync(path.join(siteDir, file), statSync(path.join(from, file)).mode));
    if (lists.sample.packages.length > 0) pruneLockFile(siteDir);
  });
  return plan;
}

/** Describes a plan for the owner. */
export function engineText({copied, begun, moved, keys, removed, edited, packages}: EnginePlan): string {
  return [
    `${copied.length} files are the later engine's, ${removed.length} are gone. Look with \`git diff\`, run \`npm ci && npm test\`, then commit.`,
    'If the build reports changes.yaml, as the later engine compares more, commit and run `npm run adopt -- --update` with your present documents: it drafts what is missing, and removes what is no difference.',
    ...begun.map((file) => `${file}: yours, which the engine needs. It begins as the checkout has it.`),
    ...Array.from(moved, ([file, to]) => `${file}: yours, now ${to}.`),
    ...Array.from(
      keys,
      ([file, added]) =>
        `${file}: yours, in which the engine needs ${Object.keys(added).join(', ')}. The values are those of the checkout: look whether they fit.`,
    ),
    ...edited.map((file) => `${file}: the site had changed it. Look whether the change is still needed.`),
    ...packages.map((name) => `package.json: the engine does not use ${name}. Add it again where the site does.`),
  ].join('\n');
}
