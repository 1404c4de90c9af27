import {existsSync, readFileSync, readdirSync} from 'fs';
import {isBuiltin} from 'module';
import path from 'path';
import {positionIn, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {CONFIG_FILE} from '../../policy/options';
import {relativePath} from '../../relative-path';
import {SITE, problemIn} from '../files/doc-files';
import type {Position} from '../files/doc-files';

/** Rspack words it otherwise where the alias matches. */
const NOT_FOUND = /(?:Can't resolve|Cannot find module) '([^']+)'/;
const NO_EXPORT =
  /export '([^']+)' (?:\(imported as '([^']+)'\) )?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;

const placeOf = (text: string, index: number): Position => (index < 0 ? {} : positionIn(text, index));

const requestIn = (text: string, request: string): number => {
  const found = [`'${request}'`, `"${request}"`, `\`${request}\``, `!${request}`].map((quoted) => text.indexOf(quoted));
  return Math.min(...found.map((index) => (index < 0 ? Infinity : index)));
};

function missingExport(
  text: string,
  [, name, local, request, exports = '']: RegExpExecArray,
): Position & {message: string} {
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

export type ModuleMistake = {
  readonly file: string;
  readonly text: string;
  readonly thrown?: string;
};

/** The generated module that imports client modules and style sheets of the configuration and of plugins. */
const CLIENT_MODULES = /^\.docusaurus.*\/client-modules\.js$/;

/** The place of a request in a file, if it is there. */
function placeOfRequest(file: string, request: string): Position {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const index = requestIn(source, request);
  return Number.isFinite(index) ? placeOf(source, index) : {};
}

function missingClientModule(siteDir: string, file: string, request: string): string {
  if (!request.startsWith('.')) return missingModule(siteDir, file, request);
  return existsSync(path.join(siteDir, request))
    ? `the client module or style sheet "${request}" is not found, as beta.13 does not look for it in the folder of the site. Write require.resolve('${request}').`
    : `the client module or style sheet "${request}" does not exist. Name a file, e.g. by require.resolve('./src/css/custom.css').`;
}

/** An import of a module that does not exist, at its place in the file, or in the configuration from which the file was generated. */
function missingImport(siteDir: string, file: string, request: string): Problem {
  const name = relativePath(siteDir, file);
  if (!CLIENT_MODULES.test(name))
    return problemIn(name, missingModule(siteDir, file, request), placeOfRequest(file, request));
  const place = placeOfRequest(path.join(siteDir, CONFIG_FILE), request);
  return problemIn(CONFIG_FILE, missingClientModule(siteDir, file, request), place);
}

/** The package that has a file. */
const packageOf = (file: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1].replace('\\', '/');

/** The mistake of a module that imports what another one does not export. */
function exportMistake(file: string, noExport: RegExpExecArray): Position & {message: string} {
  const mistake = missingExport(existsSync(file) ? readFileSync(file, 'utf8') : '', noExport);
  const own = packageOf(file);
  const [, name, , request] = noExport;
  return own === undefined || request.startsWith('.')
    ? mistake
    : {
        ...mistake,
        message: `the package ${own} imports "${name}" from "${request}", which does not export it. Install a version of ${own} for the installed ${request}.`,
      };
}

/**
 * Converts the error that a bundler reports for a module beside pages, of the site, of a plugin or of a package, if it imports a module or a
 * name that does not exist.
 */
export function importMistakeIn(siteDir: string, {file, text}: ModuleMistake): Problem | undefined {
  const request = NOT_FOUND.exec(text)?.[1];
  if (request !== undefined) return {...missingImport(siteDir, file, request), plugin: 'beta13'};
  const noExport = NO_EXPORT.exec(text);
  if (!noExport) return undefined;
  const {message, ...place} = exportMistake(file, noExport);
  return {...problemIn(relativePath(siteDir, file), message, place), plugin: 'beta13'};
}

/** Converts errors that a bundler reports for the module of a page to problems at their places in the page. */
export function mistakesOfModule(siteDir: string, {file, text, thrown}: ModuleMistake): readonly (Problem | string)[] {
  const own = thrown?.split('\n').filter((line) => /^\[\w+\] /.test(line)) ?? [];
  if (own.length > 0) return own;
  const request = NOT_FOUND.exec(text)?.[1];
  if (request !== undefined) return [missingImport(siteDir, file, request)];
  const name = relativePath(siteDir, file);
  const noExport = NO_EXPORT.exec(text);
  if (noExport) {
    const {message, ...place} = exportMistake(file, noExport);
    return [problemIn(name, message, place)];
  }
  const [reason = text] =
    /(?:JavaScript parse error|× (?!Module (?:parse|build) failed)).*$/m.exec(thrown ?? text) ?? [];
  return [problemIn(name, `${reason.replace(/^×\s*/, '').trim()}. Fix the code of the page.`)];
}

const EXTENSION = /\.(?:[cm]?[jt]sx?|json|mdx?)$/;

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.endsWith('.d.ts'))
        .flatMap((name) => [name, name.replace(EXTENSION, '')])
    : [];

function packagesOf(siteDir: string): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a path that only the build knows
  const {dependencies = {}} = require(path.join(siteDir, 'package.json')) as {dependencies?: Record<string, string>};
  return Object.keys(dependencies);
}

function missingFile(siteDir: string, file: string, request: string): string {
  const place = relativePath(siteDir, file);
  const folder = path.dirname(file);
  const near = existsSync(folder)
    ? suggestion(path.basename(file), namesIn(folder))
    : ` The folder ${path.dirname(place)} does not exist.`;
  const from = request.startsWith('.') ? 'relative to this file' : 'from the folder of the site';
  return `Looked for ${place}, also with .tsx, .ts, .jsx, .js and .json.${near} Write the path ${from}, in capital and small letters as they are.`;
}

/**
 * The message about the import of a missing module.
 *
 * @param request e.g. `./Foo` or `@theme/Tabs`
 */
function missingModule(siteDir: string, page: string, request: string): string {
  const what = `the module "${request}" does not exist.`;
  const name = request.slice(request.lastIndexOf('!') + 1);
  if (name.startsWith('.')) return `${what} ${missingFile(siteDir, path.resolve(path.dirname(page), name), name)}`;
  if (name.startsWith(SITE) || name.startsWith('/'))
    return `${what} ${missingFile(siteDir, path.join(siteDir, name.replace(SITE, '')), name)}`;
  const [, other, theme] = /^@theme(-init|-original)?\/(.*)$/.exec(name) ?? [];
  if (other)
    return `${what} No theme beside this one has a component of this name. Import one that stock or a plugin has.`;
  if (theme !== undefined) {
    const stock = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib-next/theme');
    const known = [path.join(siteDir, 'src', 'theme'), stock].flatMap(namesIn);
    return `${what} No theme has a component of this name.${suggestion(theme, known)} Write the name of one, or add it to src/theme.`;
  }
  if (isBuiltin(name))
    return `${what} Node has it, browsers do not. Do without it, or in configureWebpack of a plugin name what browsers get: {resolve: {fallback: {${name.replace('node:', '')}: false}}}.`;
  const known = packagesOf(siteDir);
  const [own] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name];
  if (known.includes(own))
    return `${what} The package ${own} is installed, and has no such module. Write a path that it has.`;
  return `${what} It is no package that is installed.${suggestion(own, known)} Run \`npm install ${own}\`, or begin the path of a file with ./ or @site/.`;
}
