/**
 * The stored objects. Numbers, names and units are those of the v3 family: amounts in fen, states as words, times in milliseconds since
 * the epoch. v1 shows the same objects in its own form.
 */

export type * from './money';
export type * from './people';
export type * from './stateful';
export type * from './work';
