import {isDeepStrictEqual} from 'util';
import type {PositionOf, ReadText} from './position';

/** Data of YAML texts from earlier runs: parsing takes a millisecond for each kilobyte. */
export type YamlCache = {
  /** The data of a text; nothing where it is not known. */
  readonly find: (text: string) => unknown;
  readonly keep: (text: string, data: unknown) => void;
};

let cache: YamlCache | undefined;

/** Lets this process use data of earlier ones. */
export function setYamlCache(given: YamlCache): void {
  cache = given;
}

/** Dates, binary data and infinity, which YAML has, are something else in JSON. */
const isSameInJson = (data: unknown): boolean =>
  data !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data);

/** Finds places in a text without mistakes, which is parsed for the first of them. */
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
 * What a text says: data of an earlier run, or else what `parse` makes of it.
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
