import {operationsOf} from '../model/operations';
import {scopesNeeded} from '../model/security';
import type {Problem} from '../problems';
import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {locate} from './shared';

/** The scopes in the dictionary that a docs version names for them; undefined where it names none. */
const known = ({common}: Contracts): readonly string[] | undefined => {
  const dictionary = common['x-scopes'];
  return dictionary === undefined ? undefined : Object.keys(common['x-dictionaries'][dictionary]?.values ?? {});
};

/** Scopes that an interface requires and the dictionary lacks: readers would not know which permission to apply for. */
export function scopeProblems(name: string, contracts: Contracts): readonly Problem[] {
  const scopes = known(contracts);
  if (!scopes) return [];
  const found = operationsOf(contracts.read(name)).flatMap(({operation, keys}) =>
    scopesNeeded(operation)
      .filter((scope) => !scopes.includes(scope))
      .map((scope) => ({
        keys: [...keys, 'security'],
        message: `scope "${scope}" is no value of the dictionary that x-scopes names. Known: ${scopes.join(', ') || 'none'}. Name one of them, or add it there.`,
      })),
  );
  return locate(name, contracts, found);
}

/** Scopes of the dictionary that no interface requires. */
export function unusedScopes(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const needed = new Set(
    names.flatMap((name) => operationsOf(contracts.read(name)).flatMap(({operation}) => scopesNeeded(operation))),
  );
  const unused = (known(contracts) ?? []).filter((scope) => !needed.has(scope));
  const message = (scope: string): string =>
    `no interface asks for the scope "${scope}". Name it in the security of those that need it, or drop it.`;
  return locate(
    COMMON,
    contracts,
    unused.map((scope) => ({
      keys: ['x-dictionaries', contracts.common['x-scopes'] ?? '', 'values', scope],
      message: message(scope),
    })),
  );
}
