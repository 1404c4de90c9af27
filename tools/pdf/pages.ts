import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {baseUrlOfBuild} from '../../deploy/serve/headers-file';
import {versionLabel, versionNames, versionNumber} from '../../src/data/versions';

/** A built page of a docs version. */
export type BuiltPage = {
  /** Its path, percent-encoded. */
  readonly route: string;
  readonly title: string;
  readonly html: string;
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

/** @throws when the build lacks the file */
function readBuilt(build: string, name: string): string {
  const file = path.join(build, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `[pdf] build/${name}: no such file. The build is missing or older than the docs. Run \`npm run build\` first.`,
  );
}

/** The HTML of a page, with its print styles in it. */
function readPage(build: string, name: string): string {
  const html = readBuilt(build, name);
  const styles = (href: string) => readFileSync(path.join(build, href.slice(baseUrlOfBuild(build).length)), 'utf8');
  return html.replace(STYLESHEET, (_, href: string) => `<style>${styles(href)}</style>`);
}

/** A page in llms.txt: title, and address of its Markdown. */
const LISTED = /^- \[(.*)\]\((\S+)\.md\): /gm;

/**
 * The pages of a docs version as llms.txt lists them: in the order of the sidebars, then those that no sidebar has.
 *
 * @param build the build folder
 * @param name Docusaurus's name of the version, e.g. `current`
 * @throws when the build lacks one of them
 */
export function pagesOf(build: string, name: string): readonly BuiltPage[] {
  const sections = readBuilt(build, 'llms.txt').split(/^## /m);
  const listed = sections.find((section) => section.startsWith(`${versionLabel(name)}\n`)) ?? '';
  const baseUrl = baseUrlOfBuild(build);
  return Array.from(listed.matchAll(LISTED), ([, title, address]) => {
    const {pathname} = new URL(address);
    const html = readPage(build, `${decodeURI(pathname).slice(baseUrl.length)}.html`);
    return {route: pathname.replace(/(?<=\/)index$/, ''), title, html};
  });
}
