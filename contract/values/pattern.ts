/**
 * A regular expression of a schema. JSON Schema asks for the Unicode syntax of JavaScript; many documents have what only its older syntax reads.
 *
 * @returns none of an expression of another language, which checks nothing here
 */
export function regExpOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Read by the other syntax, or by none.
    }
  }
  return undefined;
}
