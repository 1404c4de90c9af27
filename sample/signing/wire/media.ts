import {makeValue} from '../../../contract/signing';
import type {FollowIn, Media, Schema} from '../../../contract/signing';

/**
 * A body with another schema, and with its examples converted; without an example it gets a generated one.
 *
 * @param write converts the value of an example
 */
export function mediaWith(media: Media, schema: Schema, follow: FollowIn, write: (value: unknown) => unknown): Media {
  const {example, examples = {}, ...others} = media;
  const written = Object.entries(examples).flatMap(([name, one]) => {
    const {value, ...about} = follow(one);
    return value === undefined ? [] : [[name, {...about, value: write(value)}] as const];
  });
  if (written.length > 0) return {...others, schema, examples: Object.fromEntries(written)};
  return {...others, schema, example: write(example ?? makeValue(media.schema ?? {}, follow, {direction: 'request'}))};
}
