/**
 * A function that computes its result once for each object: the only place of `contract/` that holds results of earlier calls. A result ends
 * with its object.
 *
 * @param compute may take more than the object, as long as its result depends on the object alone
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
