import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {baseUrlOfBuild} from '../serve/headers-file';
import {createResolver} from '../serve/resolve';
import {listFiles} from '../serve/list-files';
import {HEADERS_FILE, NOT_FOUND_PAGE} from '../serve/rules';
import type {Problem} from '../../contract';

/** Files that every build has; the last of them is written near the end of a build. */
const REQUIRED = ['index.html', NOT_FOUND_PAGE, 'sitemap.xml', HEADERS_FILE];

/** Patterns for addresses of the site in files that browsers load, by file extension. */
const REFERENCES: Readonly<Record<string, RegExp>> = {
  '.html': /\s(?:href|(?:data-)?src)="(\/[^"#?]*)/g,
  '.css': /url\(["']?(\/[^"'()#?]*)/g,
  '.xml': /<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g,
};

const problem = (file: string, message: string): Problem => ({
  plugin: 'deploy',
  file,
  message: `${message} Run \`npm run build\` to its end.`,
});

/** Paths of the site that a file refers to, without duplicates. */
function referencesOf(folder: string, file: string): readonly string[] {
  const pattern = REFERENCES[path.extname(file)];
  if (!pattern) return [];
  const found = readFileSync(path.join(folder, file), 'utf8').matchAll(pattern);
  return Array.from(new Set(Array.from(found, ([, reference]) => reference)));
}

/**
 * Checks whether a build is complete.
 *
 * @param folder the build folder
 * @returns missing files: those that every build has, and those that its pages, style sheets and site map refer to
 */
export function missingParts(folder: string): readonly Problem[] {
  if (!existsSync(folder)) return [problem(folder, 'There is no build.')];
  const files = listFiles(folder);
  const lacking = REQUIRED.filter((file) => !files.includes(file)).map((file) =>
    problem(file, 'Every build has this file; this one does not.'),
  );
  if (lacking.length > 0) return lacking;
  const resolve = createResolver(files, new Map(), baseUrlOfBuild(folder));
  return files.flatMap((file) =>
    referencesOf(folder, file)
      .filter((reference) => resolve(decodeURI(reference)) === undefined)
      .map((reference) => problem(file, `It refers to ${reference}, which the build does not have.`)),
  );
}
