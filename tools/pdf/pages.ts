import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {baseUrlOfBuild} from '../../deploy/serve/headers-file';
import {CURRENT_NAME, versionNames, versionNumber} from '../../src/data/versions';
import {routeFile} from '../../src/plugins/route-file';

/** A built page of a docs version. */
export type BuiltPage = {
  readonly route: string;
  readonly html: string;
  /** Group of the sidebar that lists it; undefined for a page outside of groups. */
  readonly group?: string;
};

/**
 * Docusaurus's names of docs versions, e.g. `current`.
 *
 * @param numbers e.g. `['3.0']`; empty for all of them
 * @throws when there is no such version
 */
export function namesOf(numbers: readonly string[]): readonly string[] {
  const known = versionNames.map(versionNumber);
  const unknown = numbers.find((number) => !known.includes(number));
  if (unknown === undefined)
    return versionNames.filter((name) => numbers.length === 0 || numbers.includes(versionNumber(name)));
  throw new Error(
    `[pdf] version "${unknown}" is unknown. Known: ${known.join(', ')}. Name one, e.g. \`npm run pdf -- ${known[0]}\`, or none for all.`,
  );
}

const STYLESHEET = /<link rel="stylesheet" media="print[^"]*" href="([^"]*)">/;

/** The HTML of a page, with its print styles in it. */
function readPage(build: string, page: string): string {
  const file = path.join(build, page);
  if (!existsSync(file))
    throw new Error(
      `[pdf] build/${page}: no such file. The build is missing or older than the docs. Run \`npm run build\` first.`,
    );
  const styles = (href: string) => readFileSync(path.join(build, href.slice(baseUrlOfBuild(build).length)), 'utf8');
  return readFileSync(file, 'utf8').replace(STYLESHEET, (_, href: string) => `<style>${styles(href)}</style>`);
}

/**
 * The pages of a docs version in the order of its sidebar.
 *
 * @param build the build folder
 * @param name Docusaurus's name of the version, e.g. `current`
 * @throws when the build lacks one of them
 */
export function pagesOf(build: string, name: string): readonly BuiltPage[] {
  const $ = load(readPage(build, name === CURRENT_NAME ? 'docs/index.html' : `docs/${name}/index.html`));
  const baseUrl = baseUrlOfBuild(build);
  const links = $('nav.menu a[href]').toArray();
  return links.map((link) => {
    const route = $(link).attr('href') ?? '';
    return {
      route,
      html: readPage(build, routeFile(route, baseUrl)),
      group: $(link).closest('details').children('summary').text() || undefined,
    };
  });
}
