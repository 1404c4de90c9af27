/** What React writes in attributes in place of characters. */
const REFERENCES: readonly (readonly [reference: string, character: string])[] = [
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

/** The value of an attribute of HTML that React wrote. */
export const unescaped = (value: string): string =>
  REFERENCES.reduce((text, [reference, character]) => text.replaceAll(reference, character), value);
