import {createRequire} from 'module';
import path from 'path';
import {ProblemsError, throwProblems} from './problems';
import {isNode} from './openapi/nodes';
import {problemAt, readYamlOnce} from './read/yaml-file';
import {suggestion} from './suggestion';

const ROOT = path.join(__dirname, '..');
const FILE = 'extensions.json';
const load = createRequire(__filename);

/** Extension points: modules of the site beyond the engine, of which the engine uses the default export. */
const POINTS = ['rules', 'sandbox', 'signing'] as const;
type Point = (typeof POINTS)[number];

/** `folders` is read by tools/lint/dependencies.cjs and the version of the cache, `prose` by tools/lint/prose/terms.mjs. */
const KEYS: readonly string[] = [...POINTS, 'folders', 'prose'];

/**
 * The module that extensions.json names for an extension point.
 *
 * @returns its absolute path; undefined if none is named
 * @throws ProblemsError if extensions.json has an unknown key, or names a module that is not there
 */
export function extensionPath(point: Point, siteDir = ROOT): string | undefined {
  const file = readYamlOnce(siteDir, FILE);
  const data = isNode(file.data) ? file.data : {};
  const known = KEYS.join(', ');
  throwProblems(
    Object.keys(data)
      .filter((key) => !KEYS.includes(key))
      .map((key) =>
        problemAt(file, [key], `key "${key}" is unknown. Known: ${known}.${suggestion(key, KEYS)} Fix it, or drop it.`),
      ),
  );
  const named = data[point];
  if (named === undefined) return undefined;
  try {
    return load.resolve(path.join(siteDir, String(named)));
  } catch {
    const message = `${point} names "${String(named)}", which is no module. Expected its path from here, e.g. "site/${point}". Fix it, or drop it.`;
    throw new ProblemsError([problemAt(file, [point], message)]);
  }
}

/**
 * The default export of the site's module for an extension point.
 *
 * @returns undefined if the site has none
 * @throws ProblemsError as extensionPath does, and if the module has no default export
 */
export function extension<Kind>(point: Point, siteDir = ROOT): Kind | undefined {
  const place = extensionPath(point, siteDir);
  if (place === undefined) return undefined;
  const {default: value} = load(place) as {default?: Kind};
  if (value !== undefined) return value;
  const message = `${point} names a module without a default export. Expected e.g. "export default {…}". Add it.`;
  throw new ProblemsError([problemAt(readYamlOnce(siteDir, FILE), [point], message)]);
}
