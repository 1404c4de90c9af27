/** A noncharacter, which no name contains (Unicode, section 23.7). */
const MARK = '\ufdd1';
/** Names that break openapi-sampler, as it looks them up in its own objects. */
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'hasOwnProperty'];

/** The substitute for a name while openapi-sampler makes a value. */
export const sampledName = (name: string): string => (UNSAFE_NAMES.includes(name) ? MARK + name : name);

/** Restores the original names in a generated value, JSON or XML text. */
export function withOwnNames(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text?.includes(MARK) ? JSON.parse(text.replaceAll(MARK, '')) : value;
}
