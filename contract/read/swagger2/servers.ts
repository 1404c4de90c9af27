import {textsAt} from './values';

type Node = Readonly<Record<string, unknown>>;

/** Local hosts, which have no certificate and are called over http. */
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[)/;

/** Addresses of the servers: only the path if the document names no host; a host without scheme is taken for a public one. */
export function serversOf(document: Node, schemes = textsAt(document, 'schemes') ?? []): readonly Node[] {
  const {host, basePath = ''} = document;
  const path = typeof basePath === 'string' ? basePath.replace(/^(?=[^/])/, '/').replace(/\/+$/, '') : '';
  if (typeof host !== 'string' || host === '') return path === '' ? [] : [{url: path}];
  const named = schemes.length > 0 ? schemes : [LOCAL.test(host) ? 'http' : 'https'];
  return named.map((scheme) => ({url: `${scheme}://${host}${path}`}));
}
