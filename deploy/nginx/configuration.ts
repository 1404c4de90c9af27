import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import {pagesOf, redirectTargets} from '../serve/addresses';
import type {Targets} from '../serve/addresses';
import {baseUrlOfBuild} from '../serve/headers-file';
import {listFiles} from '../serve/list-files';
import {policyOfBuild} from '../serve/policy';
import {redirectsOfBuild} from '../serve/redirects';
import * as rules from '../serve/rules';

const TEMPLATES = path.join(__dirname, 'templates');

/** Values of a build that its configuration contains. */
export type BuildRules = {
  /** Value of the Content-Security-Policy header. */
  readonly policy: string;
  readonly targets: Targets;
  /** The files that are served, relative to the build folder. */
  readonly files: readonly string[];
  /** Path of the site on its origin, e.g. `/portal/`. */
  readonly baseUrl: string;
};

/**
 * Reads the values for the nginx configuration from a build.
 *
 * @param folder the build folder
 * @throws Error if it has no 404.html or _headers
 */
export function rulesOfBuild(folder: string): BuildRules {
  const baseUrl = baseUrlOfBuild(folder);
  const files = listFiles(folder);
  const pages = pagesOf(files, baseUrl);
  const targets = redirectTargets(pages.keys(), redirectsOfBuild(folder), baseUrl);
  return {policy: policyOfBuild(folder), targets, baseUrl, files: rules.servedFiles(files)};
}

/** A path in double quotes; throws on a `$`, which nginx cannot escape there. */
function quotable(root: string): string {
  if (root.includes('$'))
    throw new Error(`[nginx] ${root}: nginx takes "$" in a path for a variable. Choose another folder.`);
  return root.replace(/["\\]/g, '\\$&');
}

/** Escapes a text for a regular expression in double quotes, in which nginx reads some backslashes itself, but not these. */
function literal(text: string): string {
  const escape = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return text.replace(/(?![\w/.-])[\0-\x7f]/g, escape).replaceAll('.', '\\.');
}

/** An entry of a `map`, as a regular expression, because nginx compares plain keys case-insensitively. */
const redirect = ([from, to]: readonly [string, string]): string => `  "~^${literal(from)}/\\z" "${to}";`;

/** Extensions of hashed files; a release also contains those of earlier builds. */
const HASHED = 'css js json gif jpg png svg webp mp3 mp4 webm otf ttf woff woff2'.split(' ');

/** Media types by extension, for the files that have one. */
function typesOf(files: readonly string[]): readonly (readonly [format: string, type: string])[] {
  const all = [...files, ...HASHED.map((format) => `a.${format}`)];
  const formats = new Map(all.map((file) => [rules.formatOf(file), rules.mediaType(file)]));
  return Array.from(formats)
    .filter(([, type]) => type !== rules.UNKNOWN_MEDIA_TYPE)
    .sort();
}

/** Entries for files whose names end like compressed forms of other files. */
const ownFiles = (files: readonly string[]): string =>
  files
    .filter((file) => rules.UNREACHABLE.test(`/${file}`))
    .map((file) => `  "~^/${literal(file)}\\z" $site_path;`)
    .join('\n');

function valuesOf(
  root: string,
  {policy, targets, baseUrl, files}: BuildRules,
  limits: rules.Limits,
): Readonly<Record<string, string | number>> {
  const headers = {
    'Content-Security-Policy': policy,
    ...rules.SECURITY_HEADERS,
    'Cache-Control': '$site_cache_control',
    'Accept-Ranges': '$site_accept_ranges',
    'Strict-Transport-Security': '$site_strict_transport_security',
    Allow: '$site_allow',
  };
  return {
    ...limits,
    root: quotable(root),
    folder: baseUrl.slice(0, -1),
    folderPattern: literal(baseUrl.slice(0, -1)),
    redirects: Array.from(targets, redirect).join('\n'),
    optionalEnding: rules.OPTIONAL_ENDING,
    range: rules.RANGE.slice(1),
    allow: rules.METHODS.join(', '),
    cacheHashed: rules.CACHE_CONTROL.hashed,
    cacheOther: rules.CACHE_CONTROL.other,
    hashedFolder: rules.HASHED_FOLDER,
    headers: Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n'),
    methods: rules.METHODS.map((method) => `  ${method} "";`).join('\n'),
    notFoundPage: rules.NOT_FOUND_PAGE,
    notFoundRoute: rules.NOT_FOUND_PAGE.replace('.html', ''),
    strictTransportSecurity: rules.STRICT_TRANSPORT_SECURITY,
    ownFiles: ownFiles(files),
    types: typesOf(files)
      .map(([format, type]) => `  "${type}" ${format};`)
      .join('\n'),
    unknownMediaType: rules.UNKNOWN_MEDIA_TYPE,
    unreachable: rules.UNREACHABLE.source,
  };
}

/**
 * The nginx configuration, from the templates in deploy/nginx/templates.
 *
 * @param root absolute path on the server of the folder with the build
 * @param build values of that build
 * @returns the text of each file by its name
 * @throws Error if a template uses an unknown value, or nginx cannot express the folder's name
 */
export function nginxFiles(root: string, build: BuildRules, limits = rules.LIMITS): Readonly<Record<string, string>> {
  const values = valuesOf(root, build, limits);
  const fill = (file: string) =>
    readFileSync(path.join(TEMPLATES, file), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!(name in values))
        throw new Error(`[nginx] ${file}: {{${name}}} has no value. Known are ${Object.keys(values).join(', ')}.`);
      return String(values[name]);
    });
  return Object.fromEntries(readdirSync(TEMPLATES).map((file) => [file, fill(file)]));
}
