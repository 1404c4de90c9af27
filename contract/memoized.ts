/**
 * Returns a function that computes its result once for each object. `contract/` caches in no other way; the WeakMap frees each result with
 * its object.
 *
 * @param compute may take more parameters, if its result depends on the object alone
 */
export function memoized<Key extends object, More extends readonly unknown[], Result>(
  compute: (key: Key, ...more: More) => Result,
): (key: Key, ...more: More) => Result {
  const results = new WeakMap<Key, {readonly result: Result}>();
  return (key, ...more) => {
    const known = results.get(key) ?? {result: compute(key, ...more)};
    results.set(key, known);
    return known.result;
  };
}

/** Returns a function that computes its result once for each pair of an object and a text. */
export function memoizedByText<
  Key extends object,
  Text extends string | number,
  More extends readonly unknown[],
  Result,
>(compute: (key: Key, text: Text, ...more: More) => Result): (key: Key, text: Text, ...more: More) => Result {
  const resultsOf = memoized<Key, [], Map<Text, {readonly result: Result}>>(() => new Map());
  return (key, text, ...more) => {
    const results = resultsOf(key);
    const known = results.get(text) ?? {result: compute(key, text, ...more)};
    results.set(text, known);
    return known.result;
  };
}
