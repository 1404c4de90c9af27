import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import type {Level} from './levels';

/** A rule about all contracts of a docs version, and the lowest level that includes it. */
export type Rule = {
  readonly level: Level;
  readonly check: (names: readonly string[], contracts: Contracts) => readonly Problem[];
};

/** Rules of one site, beyond those that hold for all. */
export type OwnRules = {
  readonly rules: readonly Rule[];
  /** Converts a value, which families may write differently, to a form in which examples of one object are compared. */
  readonly comparable: (value: unknown) => unknown;
};
