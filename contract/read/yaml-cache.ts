import {isDeepStrictEqual} from 'util';
import type {PositionOf, ReadText} from './position';

/** A cache of parsed YAML across runs, as parsing takes a millisecond for each kilobyte. */
export type YamlCache = {
  /** Returns the data of a text; undefined if it is not cached. */
  readonly find: (text: string) => unknown;
  readonly keep: (text: string, data: unknown) => void;
};

let cache: YamlCache | undefined;

/** Sets the cache of this process. */
export function setYamlCache(newCache: YamlCache): void {
  cache = newCache;
}

/** Whether data survives JSON: dates, binary data and infinity of YAML do not. */
const isSameInJson = (data: unknown): boolean =>
  data !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data);

/** Finds positions in a valid text, which is parsed when the first one is requested. */
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
 * Returns the cached data of a text, or parses it.
 *
 * @param parse also called when a position is requested first
 */
export function readCached(text: string, parse: () => ReadText): ReadText {
  const data = cache?.find(text);
  if (data !== undefined) return {data, positionOf: placesIn(parse)};
  const read = parse();
  if (cache && 'data' in read && isSameInJson(read.data)) cache.keep(text, read.data);
  return read;
}
