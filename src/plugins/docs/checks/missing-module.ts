import {existsSync, readdirSync} from 'fs';
import path from 'path';
import {suggestion} from '../../../../contract';
import {relativePath} from '../../relative-path';

const EXTENSION = /\.(?:[cm]?[jt]sx?|json|mdx?)$/;

/** Names of the files and folders in a folder, as imports may name them. */
const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => [name, name.replace(EXTENSION, '')]) : [];

/** The names of packages that a site declares. */
function packagesOf(siteDir: string): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a path that only the build knows
  const {dependencies = {}} = require(path.join(siteDir, 'package.json')) as {dependencies?: Record<string, string>};
  return Object.keys(dependencies);
}

/** What is said of a file: where it was looked for, and a file there with nearly the same name. */
function missingFile(siteDir: string, file: string, request: string): string {
  const place = relativePath(siteDir, file);
  const folder = path.dirname(file);
  const near = existsSync(folder)
    ? suggestion(path.basename(file), namesIn(folder))
    : ` The folder ${path.dirname(place)} does not exist.`;
  const asPage = request.startsWith('.') ? 'relative to the page' : 'from the folder of the site';
  return `Looked for ${place}, also with .tsx, .ts, .jsx, .js and .json.${near} Write the path ${asPage}, in capital and small letters as they are.`;
}

/**
 * Says what is wrong with the import of a module that does not exist.
 *
 * @param page absolute
 * @param request as the page writes it, e.g. `./Foo` or `@theme/Tabs`
 */
export function missingModule(siteDir: string, page: string, request: string): string {
  const what = `the module "${request}" does not exist.`;
  const name = request.slice(request.lastIndexOf('!') + 1);
  if (name.startsWith('.')) return `${what} ${missingFile(siteDir, path.resolve(path.dirname(page), name), name)}`;
  if (name.startsWith('@site/')) return `${what} ${missingFile(siteDir, path.join(siteDir, name.slice(6)), name)}`;
  const theme = /^@theme\/(.*)$/.exec(name)?.[1];
  if (theme !== undefined) {
    const stock = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib-next/theme');
    const known = [path.join(siteDir, 'src', 'theme'), stock].flatMap(namesIn);
    return `${what} No theme has a component of this name.${suggestion(theme, known)} Write the name of one, or add it to src/theme.`;
  }
  return `${what} It is no package that is installed.${suggestion(name, packagesOf(siteDir))} Run \`npm install ${name}\`, or begin the path of a file with ./ or @site/.`;
}
