import type {Contracts} from '../read/contracts';
import type {OpenApi} from '../openapi/types';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';

/** The contract of an operation. */
export type Source = {
  /** E.g. `shop`. */
  readonly name: string;
  readonly document: OpenApi;
  /** Resolves references of its file. */
  readonly resolve: Resolve;
};

export const sourceOf = (contracts: Contracts, name: string): Source => ({
  name,
  document: contracts.read(name),
  resolve: createResolve(contracts, name),
});
