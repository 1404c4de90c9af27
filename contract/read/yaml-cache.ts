import {isDeepStrictEqual} from 'util';
import type {PositionOf, ReadText} from './position';

/** Cached data of YAML texts, as parsing takes a millisecond for each kilobyte. */
export type YamlCache = {
  /** The data of a text; undefined if it is not cached. */
  readonly find: (text: string) => unknown;
  readonly keep: (text: string, data: unknown) => void;
};

let cache: YamlCache | undefined;

/** Sets the cache, which may hold data of earlier processes. */
export function setYamlCache(given: YamlCache): void {
  cache = given;
}

/** JSON lacks some values of YAML: dates, binary data and infinity. */
const isSameInJson = (data: unknown): boolean =>
  data !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data);

/** Finds places in a valid text, which is parsed when the first of them is needed. */
function placesIn(parse: () => ReadText): PositionOf {
  let positionOf: PositionOf | undefined;
  return (keys) => {
    const read = positionOf ? {positionOf} : parse();
    if (!('positionOf' in read))
      throw new Error(
        `[contract] YAML that is cached as valid is not: ${read.wrong[0].message} Run \`npx docusaurus clear\`.`,
      );
    positionOf = read.positionOf;
    return positionOf(keys);
  };
}

/**
 * The data of a text: from the cache, or else from `parse`.
 *
 * @param parse is called for places too
 */
export function readCached(text: string, parse: () => ReadText): ReadText {
  const data = cache?.find(text);
  if (data !== undefined) return {data, positionOf: placesIn(parse)};
  const read = parse();
  if (cache && 'data' in read && isSameInJson(read.data)) cache.keep(text, read.data);
  return read;
}
