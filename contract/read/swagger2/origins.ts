/** The keys of a place in a file. */
export type Keys = readonly (string | number)[];

/** The places in the original file of the parts of a converted document. */
export type Origins = {
  /** Records the keys of the source of a new object, and returns the object. Its parts have the same keys below them unless they are recorded too. */
  readonly from: <Made extends object>(keys: Keys, made: Made) => Made;
  /** The keys in the original file of a part of the converted document. */
  readonly of: (root: unknown, keys: Keys) => Keys;
};

/** Creates an empty record of origins. */
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
