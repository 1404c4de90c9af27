import type {Dictionary, DictionaryValue} from '../read/common';

/** All notations of a dictionary's value: its name, and its codes in those families that use codes. */
export const formsOf = (name: string, {codes = {}}: Partial<DictionaryValue>): readonly string[] => [
  name,
  ...Object.values(codes),
];

/** The name of a value by one of its notations: `PAID`, or `50` in a family that uses codes. */
export const nameOf = (form: unknown, {values}: Pick<Dictionary, 'values'>): string | undefined =>
  Object.keys(values).find((name) => formsOf(name, values[name]).some((known) => known === form));
