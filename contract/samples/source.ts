import type {Contracts} from '../read/contracts';
import type {OpenApi} from '../read/openapi';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';

/** The contract that an operation is of. */
export type Source = {
  /** E.g. `shop`. */
  readonly name: string;
  readonly document: OpenApi;
  /** Follows references from its file. */
  readonly resolve: Resolve;
};

/** The contract of this name. */
export const sourceOf = (contracts: Contracts, name: string): Source => ({
  name,
  document: contracts.read(name),
  resolve: createResolve(contracts, name),
});
