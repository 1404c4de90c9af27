import {ProblemsError} from '../problems';
import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import {contractName} from '../read/folder';
import type {Schema} from '../openapi/types';
import type {Keys, Position} from '../read/position';
import {followAll} from '../read/reference-targets';
import {problemAt} from '../read/yaml-file';

/** A schema with its file and keys. */
export type Located = {
  readonly schema: Schema;
  /** Relative to the site. */
  readonly file: string;
  readonly keys: Keys;
};

/** Line and column of a node in the contracts. */
export function positionOf({file, keys}: Pick<Located, 'file' | 'keys'>, contracts: Contracts): Position {
  return contracts.yaml(contractName(file)).positionOf(keys);
}

/** A problem of a node in the contracts. */
export const locatedProblem = (
  {file, keys}: Pick<Located, 'file' | 'keys'>,
  contracts: Contracts,
  message: string,
): Problem => problemAt(contracts.yaml(contractName(file)), keys, message);

/** Resolves the `$ref` of a schema, relative to its file. */
export type Locate = (located: Located) => Located;

/**
 * Creates the function that resolves references.
 *
 * @throws ProblemsError, from that function, for a reference without a target
 */
export function createLocate(contracts: Contracts): Locate {
  return function locate(located) {
    const {schema, file} = located;
    if (!schema.$ref) return located;
    const place = followAll(contracts, contractName(file), schema.$ref);
    if (typeof place === 'string') throw new ProblemsError([locatedProblem(located, contracts, place)]);
    return {schema: place.node, file: contracts.fileOf(place.name), keys: place.keys};
  };
}
