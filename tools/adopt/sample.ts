import {isIn} from '../lint/owner-of';
import type {Lists} from '../lint/owner-of';
import paths from './paths.json';

/** A file that only the sample has. */
export const MARK = 'docs/_vectors/vectors.json';

/** Paths that are removed with the sample: contracts, pages, samples, frozen versions, extensions, their tests, and those of the engine alone. */
export const SAMPLE: readonly string[] = paths.sample.paths;

/** Files of the engine in these paths, which stay. */
export const KEPT: readonly string[] = paths.engine.paths.filter((file) => SAMPLE.some((place) => isIn(file, place)));

/** Packages that only the removed files use. */
export const PACKAGES: readonly string[] = paths.sample.packages;

/** Paths that belong to the owner after adoption, and to the sample or the engine before. */
export const OWN: readonly string[] = ['README.md', 'docs', 'versioned_docs', 'versioned_sidebars'];

/**
 * Content of paths.json for a site without the sample.
 *
 * @param lists the lists of the engine
 */
export function ownPaths(lists: Lists = paths): string {
  const owner = {paths: Array.from(new Set([...lists.owner.paths, ...OWN])).sort()};
  const engine = {paths: lists.engine.paths.filter((place) => !OWN.includes(place))};
  return `${JSON.stringify({sample: {paths: [], packages: []}, owner, engine}, null, 2)}\n`;
}
