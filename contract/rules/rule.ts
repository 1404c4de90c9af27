import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import type {Level} from './levels';

/** A rule about all contracts of a docs version, with the level from which it holds. */
export type Rule = {
  readonly level: Level;
  readonly check: (names: readonly string[], contracts: Contracts) => readonly Problem[];
};

/** The seam of rules: what a site requires of its contracts beyond what holds for all. */
export type OwnRules = {
  readonly rules: readonly Rule[];
  /** One form for what families write differently, in which examples of one object are compared. */
  readonly comparable: (value: unknown) => unknown;
};
