import type {Dictionary, DictionaryValue} from '../read/common';

/** All that families write for a value of a dictionary: its name, and the codes of those that have one. */
export const formsOf = (name: string, {codes = {}}: Partial<DictionaryValue>): readonly string[] => [
  name,
  ...Object.values(codes),
];

/** The name of the value that a form stands for: `PAID`, and `50` in a family that writes codes. */
export const nameOf = (form: unknown, {values}: Pick<Dictionary, 'values'>): string | undefined =>
  Object.keys(values).find((name) => formsOf(name, values[name]).some((known) => known === form));
