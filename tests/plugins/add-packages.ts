/** Adds the packages of packages/ to a copy, as `npm install` would; packages of the site are used if they match. */
import {cpSync, existsSync, readFileSync} from 'fs';
import path from 'path';
import {satisfies, validRange} from 'semver';

const PACKAGES = path.join(__dirname, 'packages');

type Overrides = {readonly [name: string]: string | Overrides};

type Manifest = {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Overrides;
};

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as Node resolves it from another one. */
function found(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
  }
  return undefined;
}

const namesIn = (overrides: Overrides): readonly string[] =>
  Object.entries(overrides).flatMap(([name, value]) => (typeof value === 'string' ? [name] : namesIn(value)));

/** Packages that plugins need in another version than their ranges allow. */
const OVERRIDDEN = namesIn(manifestIn(PACKAGES).overrides ?? {});

const fits = (folder: string, range: string): boolean =>
  validRange(range) === null || satisfies(manifestIn(folder).version, range, {includePrerelease: true});

const sameVersion = (one: string, other: string): boolean => manifestIn(one).version === manifestIn(other).version;

/** Copies dependencies that the site lacks: beside the others, or inside of the package. */
function addDependencies(from: string, to: string, site: string): void {
  const {dependencies, optionalDependencies} = manifestIn(from);
  for (const [name, range] of Object.entries({...dependencies, ...optionalDependencies})) {
    const there = found(name, to, site);
    const source = found(name, from, PACKAGES);
    if (!source) continue;
    const isThere = there && (OVERRIDDEN.includes(name) ? sameVersion(there, source) : fits(there, range));
    if (isThere) continue;
    const target = path.join(there ? to : site, 'node_modules', name);
    const nested = path.join(source, 'node_modules');
    cpSync(source, target, {recursive: true, dereference: true, filter: (file) => file !== nested});
    addDependencies(source, target, site);
  }
}

/** Adds the packages that the manifest there names. */
export const addPackages = (site: string): void => addDependencies(PACKAGES, site, site);
