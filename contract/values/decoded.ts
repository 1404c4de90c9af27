/** Text of a URL as it is meant: `%7Bid%7D` → `{id}`; as it is where it is not encoded well. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
