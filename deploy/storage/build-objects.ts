import {createHash} from 'crypto';
import path from 'path';
import {throwProblems} from '../../contract';
import type {Problem} from '../../contract';
import {readAsWritten} from '../release/manifest';
import type {Manifest} from '../release/manifest';
import {routeOf} from '../serve/addresses';
import {cacheControl, isHashed, mediaType, NOT_FOUND_PAGE, servedFiles} from '../serve/rules';
import type {Objects} from './state';
import type {Found, Headers} from './storage';

/** A file of the build as an object. */
export type BuildObject = Found & {
  readonly key: string;
  /** Path of the file. */
  readonly file: string;
  readonly headers: Headers;
};

/** All objects of a build. */
export type BuildObjects = {
  /** Hashed files. */
  readonly assets: readonly BuildObject[];
  /** The others in the order in which they go live: files, then pages. */
  readonly parts: readonly (readonly BuildObject[])[];
};

const isPage = (file: string): boolean => file.endsWith('.html');

/** Keys of a file: its path, and for a page its address too, as storage finds an object only by its exact key. */
function keysOf(file: string, names: ReadonlySet<string>): readonly string[] {
  const address = isPage(file) && file !== NOT_FOUND_PAGE ? routeOf(file) : '';
  // An address that ends in "/" is not a key; storage finds its index.html by its setting for index documents.
  return address === '' || address.endsWith('/') || names.has(address) ? [file] : [file, address];
}

const isAsset = ({key}: BuildObject): boolean => isHashed(`/${key}`);

/**
 * Groups objects so that within a group no key is a prefix folder of another, as are the addresses `docs/guide` and `docs/guide/start`.
 * Storage can have both, but neither the local folder for the upload nor rclone's listing of a folder can.
 */
function layers(objects: readonly BuildObject[]): readonly (readonly BuildObject[])[] {
  const keys = new Set(objects.map(({key}) => key));
  const found: BuildObject[][] = [];
  for (const object of objects) {
    const folders = object.key.split('/').slice(0, -1);
    const layer = folders.filter((_, index) => keys.has(folders.slice(0, index + 1).join('/'))).length;
    (found[layer] ??= []).push(object);
  }
  return found;
}

const lineBreak = (file: string): Problem => ({
  plugin: 'deploy',
  file: JSON.stringify(file),
  message: 'The name of the file has a line break, with which it has no place in a list of rclone. Rename it.',
});

/**
 * The objects of a build: all served files without compressed forms, as CDNs compress themselves.
 *
 * @param build the build folder
 * @param manifest of that build
 * @throws ProblemsError if a file name contains a line break, or a file has changed since the build
 */
export function buildObjects(build: string, manifest: Manifest): BuildObjects {
  const names = new Set(servedFiles(Array.from(manifest.keys())));
  const served = Array.from(manifest).filter(([name]) => names.has(name));
  throwProblems(served.filter(([name]) => /[\r\n]/.test(name)).map(([name]) => lineBreak(name)));
  const objects = served.flatMap(([name, entry]) => {
    const file = path.join(build, name);
    const content = readAsWritten(build, name, entry);
    const headers = {type: mediaType(name), cache: cacheControl(`/${name}`)};
    const md5 = createHash('md5').update(content).digest('hex');
    return keysOf(name, names).map((key) => ({key, file, headers, bytes: content.length, md5}));
  });
  const [files, pages] = [objects.filter(({file}) => !isPage(file)), objects.filter(({file}) => isPage(file))];
  return {
    assets: files.filter(isAsset),
    parts: [files.filter((object) => !isAsset(object)), ...layers(pages)].filter((part) => part.length > 0),
  };
}

/** Sizes and hashes of objects by key, in the form of the state. */
export const recordOf = (objects: readonly BuildObject[]): Objects =>
  Object.fromEntries(objects.map(({key, bytes, md5}) => [key, {bytes, md5}]));
