/**
 * Explains why an address cannot be decoded: browsers and servers interpret such an address differently, and React Router throws.
 *
 * @returns undefined for a valid address
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1
 */
export function addressMistake(address: string): string | undefined {
  try {
    decodeURI(address);
    return undefined;
  } catch {
    return `"${address}" is not a valid address: "%" begins an escape, two hexadecimal digits for each byte of UTF-8. Write %25 for the sign itself.`;
  }
}
