/**
 * The message about an address that cannot be decoded: browsers and servers interpret it differently, and React Router throws.
 *
 * @returns undefined for any other address
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
