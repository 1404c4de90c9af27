/** A character that no name can hold (Unicode, section 23.7). */
const MARK = '\ufdd1';
/** Names that openapi-sampler cannot give to a field, as it asks its own objects by them. */
const ASKED: readonly string[] = ['__proto__', 'hasOwnProperty'];

/** The name that a field has while openapi-sampler makes a value. */
export const sampledName = (name: string): string => (ASKED.includes(name) ? MARK + name : name);

/** A value that was made, JSON or a text of XML, with the names that its fields have. */
export function withOwnNames(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text?.includes(MARK) ? JSON.parse(text.replaceAll(MARK, '')) : value;
}
