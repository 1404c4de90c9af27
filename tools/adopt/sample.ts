import type {Lists} from './engine/owner';
import paths from './paths.json';

/** What the sample has, and no site of a provider. */
export const MARK = 'docs/_vectors/vectors.json';

/** What goes with the sample: its contracts, pages, samples and frozen versions, its part of the engine's seams, and the tests of them. */
export const SAMPLE: readonly string[] = paths.sample.paths;

/** Packages that only the sample uses. */
export const PACKAGES: readonly string[] = paths.sample.packages;

/** Places of a provider's own pages and readme, which the sample's and the engine's had before. */
export const OWN: readonly string[] = ['README.md', 'docs', 'versioned_docs', 'versioned_sidebars'];

/** The list of paths of a site without the sample. @param lists those of the engine */
export function ownPaths(lists: Lists = paths): string {
  const owner = {paths: Array.from(new Set([...lists.owner.paths, ...OWN])).sort()};
  const engine = {paths: lists.engine.paths.filter((place) => !OWN.includes(place))};
  return `${JSON.stringify({sample: {paths: [], packages: []}, owner, engine}, null, 2)}\n`;
}
