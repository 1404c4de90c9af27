import path from 'path';
import {parseArgs} from 'util';
import {LANGUAGES} from './language';

/** Parsed command line options. */
export type Options = {
  /** Absolute paths of the OpenAPI documents. */
  readonly files: readonly string[];
  /** Number of the docs version, e.g. `1.0`. */
  readonly version: string;
  /** Name of the site; undefined for the title of the first document. */
  readonly title?: string;
  /** Absolute path of the folder from which files may be read; undefined for the folder of each document. */
  readonly folder?: string;
  /** Name of the folder in `contract/words/` with the site's own texts. */
  readonly language: string;
  /** Absolute path of a checkout of this project, whose engine the site takes. */
  readonly engine?: string;
  /** Whether the documents replace those of the site (`--update`). */
  readonly update?: boolean;
  /** Whether changes are only printed (`--dry-run`). */
  readonly dryRun?: boolean;
  /** Absolute path of a Markdown file for the report of an update. */
  readonly summary?: string;
  /** Name of the contract that the document updates, if its file name does not say so. */
  readonly family?: string;
  /** Public origin of the site, e.g. `https://docs.example`; undefined to keep it. */
  readonly origin?: string;
};

export const USAGE =
  'npm run adopt -- <openapi files…> [--version 1.0] [--title 名称] [--language en] [--origin https://docs.example] [--folder ..], or npm run adopt -- --update <openapi files…> [--dry-run] [--summary changes.md] [--family shop] [--folder ..], or npm run adopt -- --engine ../checkout';

/** Options that are only valid with --update, and only without it. */
const [LATER, FIRST] = [
  ['dry-run', 'summary', 'family'],
  ['version', 'title', 'language', 'origin'],
];

const VERSION = /^\d+\.\d+$/;
const ORIGIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/** Options of --engine, which excludes all others. */
function engineOptions(engine: string, folder: string, values: object, positionals: readonly string[]): Options {
  const others = [...Object.keys(values).filter((name) => name !== 'engine' && name !== 'update'), ...positionals];
  if (others.length > 0) throw new Error(`"${others[0]}" has no meaning with --engine. Leave it out.`);
  return {files: [], version: '', language: '', engine: path.resolve(folder, engine)};
}

/**
 * Parses the arguments of the command.
 *
 * @param folder folder to which relative paths refer
 * @throws Error for unknown options and invalid values
 */
export function readOptions(args: readonly string[], folder: string): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: {type: 'string'},
      update: {type: 'boolean', default: false},
      'dry-run': {type: 'boolean'},
      summary: {type: 'string'},
      family: {type: 'string'},
      version: {type: 'string'},
      title: {type: 'string'},
      language: {type: 'string'},
      origin: {type: 'string'},
      folder: {type: 'string'},
    },
  });
  const {update, 'dry-run': dryRun = false, ...texts} = values;
  const {
    version = '1.0',
    title,
    language = 'zh-Hans',
    origin,
    folder: read,
    summary,
    family,
  } = texts as Readonly<Record<string, string>>;
  const wrong = (update ? FIRST : LATER).find((name) => name in values);
  if (wrong !== undefined)
    throw new Error(`--${wrong} has no meaning ${update ? 'with' : 'without'} --update. Leave it out.`);
  if (family !== undefined && positionals.length > 1)
    throw new Error('--family names the family of one document. Give one document.');
  if (texts.engine !== undefined) return engineOptions(texts.engine as string, folder, values, positionals);
  if (positionals.length === 0) throw new Error('no document. Expected at least one OpenAPI file.');
  if (!VERSION.test(version))
    throw new Error(`--version "${version}" is no number of a version. Expected two numbers with a point, e.g. 1.0.`);
  if (title !== undefined && title.trim() === '')
    throw new Error('--title is empty. Give the site a name, or leave the option out.');
  if (!LANGUAGES.includes(language))
    throw new Error(
      `--language "${language}" is no language of contract/words/. Known: ${LANGUAGES.join(', ')}. Use one of them, or add a folder.`,
    );
  if (origin !== undefined && !ORIGIN.test(origin))
    throw new Error(`--origin "${origin}" is no origin. Expected one and nothing after it, e.g. https://docs.example.`);
  return {
    files: positionals.map((file) => path.resolve(folder, file)),
    version,
    update: update === true,
    dryRun: dryRun === true,
    summary: summary === undefined ? undefined : path.resolve(folder, summary),
    family,
    title: title?.trim(),
    language,
    origin,
    folder: read === undefined ? undefined : path.resolve(folder, read),
  };
}
