/** The methods that are keys of a path item, in the order of pages (OpenAPI 3.2, section 4.9.1). */
const METHODS = ['get', 'query', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** Whether a key of a path item is a method: nonstandard ones are in capitals, see upgrade.ts. */
export const isMethod = (key: string): boolean => METHODS.includes(key) || /^[A-Z][A-Z-]*$/.test(key);

/** The methods of a path item, in the order of pages. */
export const methodsOf = (item: object): readonly string[] => [
  ...METHODS.filter((method) => method in item),
  ...Object.keys(item).filter((key) => isMethod(key) && !METHODS.includes(key)),
];
