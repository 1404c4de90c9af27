import {textsAt} from './values';

type Node = Readonly<Record<string, unknown>>;

/** Local hosts, which are called by http as they have no certificate. */
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[)/;

/** The servers of a document: only the base path if it has no host; without `schemes`, https for public hosts. */
export function serversOf(document: Node, schemes = textsAt(document, 'schemes') ?? []): readonly Node[] {
  const {host, basePath = ''} = document;
  const path = typeof basePath === 'string' ? basePath.replace(/^(?=[^/])/, '/').replace(/\/+$/, '') : '';
  if (typeof host !== 'string' || host === '') return path === '' ? [] : [{url: path}];
  const named = schemes.length > 0 ? schemes : [LOCAL.test(host) ? 'http' : 'https'];
  return named.map((scheme) => ({url: `${scheme}://${host}${path}`}));
}
