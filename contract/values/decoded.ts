/** Text of a URL, decoded: `%7Bid%7D` → `{id}`; unchanged where its encoding is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
