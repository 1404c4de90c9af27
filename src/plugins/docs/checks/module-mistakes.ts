import {existsSync, readFileSync} from 'fs';
import {positionIn, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {missingModule} from './missing-module';
import {relativePath} from '../../relative-path';

const PLUGIN = 'docs';

const NOT_FOUND = /Can't resolve '([^']+)'/;
const NO_EXPORT =
  /export '([^']+)' (?:\(imported as '([^']+)'\) )?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;

/** A place in a text, both from 1 on. */
type Place = {readonly line?: number; readonly column?: number};

const placeOf = (text: string, index: number): Place => (index < 0 ? {} : positionIn(text, index));

/** Where a text names a module. */
const requestIn = (text: string, request: string): number => {
  const found = [`'${request}'`, `"${request}"`, `\`${request}\``, `!${request}`].map((quoted) => text.indexOf(quoted));
  return Math.min(...found.map((index) => (index < 0 ? Infinity : index)));
};

function missingExport(
  text: string,
  [, name, local, request, exports = '']: RegExpExecArray,
): Place & {message: string} {
  const known = exports.split(', ').filter(Boolean);
  const isDefault = name === 'default';
  const what = isDefault
    ? `the module "${request}" has no default export.`
    : `the module "${request}" has no export "${name}".`;
  const has = known.length > 0 ? ` It exports ${known.join(', ')}.` : '';
  const remedy =
    !isDefault && known.includes('default')
      ? `Write: import ${local ?? name} from '${request}';`
      : isDefault && known.length > 0
        ? `Write: import {${known[0]}} from '${request}';`
        : 'Import a name that it exports.';
  const end = requestIn(text, request);
  const statement = Number.isFinite(end) ? text.slice(0, end) : '';
  const index = Math.max(statement.lastIndexOf(local ?? name), statement.lastIndexOf('import'));
  return {...placeOf(text, index), message: `${what}${has}${suggestion(name, known)} ${remedy}`};
}

/** A mistake that a bundler found in a page. */
export type ModuleMistake = {
  /** The page, absolute. */
  readonly file: string;
  /** What the bundler says. */
  readonly text: string;
  /** What the loader of pages threw. */
  readonly thrown?: string;
};

/**
 * What a bundler found in a page, as problems of the page as its writer wrote it, in place of the module that was made of it.
 *
 * @returns lines, each with file, line, column and remedy where they are known
 */
export function mistakesOfModule(siteDir: string, {file, text, thrown}: ModuleMistake): readonly (Problem | string)[] {
  const own = thrown?.split('\n').filter((line) => /^\[\w+\] /.test(line)) ?? [];
  if (own.length > 0) return own;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const place = {plugin: PLUGIN, file: relativePath(siteDir, file)};
  const request = NOT_FOUND.exec(text)?.[1];
  if (request !== undefined) {
    const index = requestIn(page, request);
    const found = Number.isFinite(index) ? placeOf(page, index) : {};
    return [{...place, ...found, message: missingModule(siteDir, file, request)}];
  }
  const noExport = NO_EXPORT.exec(text);
  if (noExport) return [{...place, ...missingExport(page, noExport)}];
  const [reason = text] =
    /(?:JavaScript parse error|× (?!Module (?:parse|build) failed)).*$/m.exec(thrown ?? text) ?? [];
  return [{...place, message: `${reason.replace(/^×\s*/, '').trim()}. Mend the code of the page.`}];
}
