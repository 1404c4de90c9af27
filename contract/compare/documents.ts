import {credentialOf} from '../model/security';
import type {OpenApi} from '../openapi/types';
import type {Versions} from './comparable';
import {difference} from './kinds';
import type {Difference} from './kinds';
import {compareNames} from './messages';

const SERVERS = {changed: 'server-changed', added: 'server-added', removed: 'server-removed'} as const;

const urlsOf = ({servers = []}: OpenApi): readonly string[] => servers.map(({url}) => url);

/** Differences of the credentials that a scheme of both versions names. */
function compareSchemes(before: OpenApi, after: OpenApi, contract: string): readonly Difference[] {
  const old = before.components?.securitySchemes ?? {};
  return Object.entries(after.components?.securitySchemes ?? {}).flatMap(([name, scheme]) => {
    if (!(name in old)) return [];
    const texts = {before: credentialOf(name, old[name]), after: credentialOf(name, scheme)};
    return texts.before === texts.after ? [] : [difference('scheme-changed', {contract}, {value: name, ...texts})];
  });
}

/** Differences of contracts that concern all their operations: addresses of servers, and credentials. */
export function compareDocuments({before, after}: Versions): readonly Difference[] {
  return after.names
    .filter((contract) => before.names.includes(contract))
    .flatMap((contract) => {
      const [old, now] = [before, after].map(({contracts}) => contracts.read(contract));
      return [...compareNames([urlsOf(old), urlsOf(now)], SERVERS, {contract}), ...compareSchemes(old, now, contract)];
    });
}
