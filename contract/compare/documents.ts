import {credentialOf} from '../model/security';
import type {OpenApi} from '../openapi/types';
import type {Versions} from './comparable';
import {difference} from './kinds';
import type {Difference, Place} from './kinds';
import {compareNames} from './messages';

const SERVERS = {changed: 'server-changed', added: 'server-added', removed: 'server-removed'} as const;

type WithServers = Pick<OpenApi, 'servers'>;

const urlsOf = ({servers = []}: WithServers): readonly string[] => servers.map(({url}) => url);

/** Differences of the addresses of servers, of a contract or of an operation with its own. */
export const compareServers = (before: WithServers, after: WithServers, place: Place): readonly Difference[] =>
  compareNames([urlsOf(before), urlsOf(after)], SERVERS, place);

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
      return [...compareServers(old, now, {contract}), ...compareSchemes(old, now, contract)];
    });
}
