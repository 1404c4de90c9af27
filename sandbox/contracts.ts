import type {Common, OpenApi} from '../contract';

/** Rate limit of an interface: an entry of `x-rate-limits`. */
export type RateLimit = {readonly limit: number; readonly per: 'second' | 'minute'};

/** A contract as one OpenAPI 3.1 document, with the tables of common.yaml at its root; also a download of the site. */
export type Contract = OpenApi &
  Omit<Common, 'components' | 'x-rate-limits'> & {readonly 'x-rate-limits': Readonly<Record<string, RateLimit>>};

/** The contracts of a docs version by the name of the interface family, e.g. `shop`. */
export type ContractSet = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly version: string;
  readonly families: Readonly<Record<string, Contract>>;
};
