import path from 'path';
import {parseArgs} from 'util';

/** What the provider asks for. */
export type Options = {
  /** OpenAPI documents, absolute. */
  readonly files: readonly string[];
  /** Number of the docs version, e.g. `1.0`. */
  readonly version: string;
  /** Name of the site; none where the first document names it. */
  readonly title?: string;
  /** The folder that files of the documents may be read from, absolute; none where each has its own alone. */
  readonly folder?: string;
  /** Public origin of the site, e.g. `https://docs.example`; none where it stays as it is. */
  readonly origin?: string;
};

export const USAGE =
  'npm run adopt -- <openapi files…> [--version 1.0] [--title 名称] [--origin https://docs.example] [--folder ..]';

const VERSION = /^\d+\.\d+$/;
const ORIGIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/**
 * Reads the arguments of the command.
 *
 * @param folder folder that relative paths start from
 * @throws Error on an unknown option and on values of a wrong form
 */
export function readOptions(args: readonly string[], folder: string): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      version: {type: 'string', default: '1.0'},
      title: {type: 'string'},
      origin: {type: 'string'},
      folder: {type: 'string'},
    },
  });
  const {version, title, origin, folder: read} = values as Readonly<Record<string, string>>;
  if (positionals.length === 0) throw new Error('no document. Expected at least one OpenAPI file.');
  if (!VERSION.test(version))
    throw new Error(`--version "${version}" is no number of a version. Expected two numbers with a point, e.g. 1.0.`);
  if (title !== undefined && title.trim() === '')
    throw new Error('--title is empty. Give the site a name, or leave the option out.');
  if (origin !== undefined && !ORIGIN.test(origin))
    throw new Error(`--origin "${origin}" is no origin. Expected one and nothing after it, e.g. https://docs.example.`);
  return {
    files: positionals.map((file) => path.resolve(folder, file)),
    version,
    title: title?.trim(),
    origin,
    folder: read === undefined ? undefined : path.resolve(folder, read),
  };
}
