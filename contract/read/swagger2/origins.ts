import type {Keys} from '../position';
/** Maps nodes of a converted document to their location in the source file. */
export type Origins = {
  /** Records the source keys of a new object, and returns the object. Its children have the same keys below unless they are recorded too. */
  readonly from: <Made extends object>(keys: Keys, made: Made) => Made;
  /** The source keys of a node in the converted document. */
  readonly of: (root: unknown, keys: Keys) => Keys;
};

/** Creates an empty map of origins. */
export function createOrigins(): Origins {
  const known = new WeakMap<object, Keys>();
  return {
    from: (keys, made) => {
      known.set(made, keys);
      return made;
    },
    of: (root, keys) => {
      let node = root;
      let origin: Keys = [];
      for (const key of keys) {
        const part: unknown =
          typeof node === 'object' && node !== null ? (node as Record<string | number, unknown>)[key] : undefined;
        node = part;
        origin = (typeof part === 'object' && part !== null && known.get(part)) || [...origin, key];
      }
      return origin;
    },
  };
}
