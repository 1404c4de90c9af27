import type {Dictionary, DictionaryValue} from '../read/common';

/** Every spelling of a dictionary value in the contracts: its name, and its codes in the contracts that use codes. */
export const formsOf = (name: string, {codes = {}}: Partial<DictionaryValue>): readonly string[] => [
  name,
  ...Object.values(codes),
];

/** The name of the dictionary value for one of its spellings, e.g. `PAID` for `PAID`, or for `50` where a contract uses codes. */
export const nameOf = (form: unknown, {values}: Pick<Dictionary, 'values'>): string | undefined =>
  Object.keys(values).find((name) => formsOf(name, values[name]).some((known) => known === form));
