import {exec} from 'jsonpath-rfc9535';
import type {JsonValue} from 'jsonpath-rfc9535';

/** Quoted strings, and names after dots: RFC 9535 does not allow `-` or `$` in these, but overlays use e.g. `.x-internal`. */
const NAMES = /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(\.{1,2})([\p{L}_$][\p{L}\p{N}_$-]*)/gu;

const withBrackets = (path: string): string =>
  path.replace(
    NAMES,
    (_, quoted: string | undefined, dots: string, name: string) => quoted ?? `${dots === '..' ? dots : ''}['${name}']`,
  );

/**
 * Selects nodes of a document by a JSONPath (RFC 9535).
 *
 * @param path e.g. `$.paths['/orders'].get.parameters[?@.name == 'page']`
 * @returns the keys of each node, in the order of the path
 * @throws Error if the path is invalid; its message contains the rest of the path from the mistake on
 */
export function selected(data: unknown, path: string): readonly (readonly string[])[] {
  const written = withBrackets(path.trim());
  const places = new Map<string, readonly string[]>();
  try {
    exec(data as JsonValue, written, (_, keys) => places.set(JSON.stringify(keys), keys.map(String)));
  } catch (error) {
    const {location} = error as {readonly location?: {readonly start: {readonly offset: number}}};
    const rest = written.slice(location?.start.offset ?? 0, 20 + (location?.start.offset ?? 0));
    throw new Error(
      `has no meaning from "${rest}" on. Expected a JSONPath (RFC 9535), e.g. $.paths['/orders'].get.parameters[?@.name == 'page'].`,
    );
  }
  return Array.from(places.values());
}
