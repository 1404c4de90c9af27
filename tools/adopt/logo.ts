import {existsSync, readFileSync, realpathSync, statSync} from 'fs';
import path from 'path';
import type {Problem} from '../../contract';
import {ADOPT} from './documents';
import type {Family} from './pages';
import type {Stage} from './stage';

/** The logo of a provider, with its path in the site. */
type Logo = {readonly file: string; readonly content: Uint8Array; readonly alt?: string};

const SITE_DATA = 'src/data/site.json';
const ENDINGS = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp'];
/** Limit of size, as every page loads the logo. */
const MOST_KILOBYTES = 200;
/** Parts of an SVG that run scripts or load from other hosts when it is opened. */
const RUNS = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i;

/** Why a logo cannot be used, with a remedy; undefined if it can. */
function obstacle(url: string, file: string, folder: string): string | undefined {
  const remedy = `Put a picture beside the document and name it by its path, or write "logo" into ${SITE_DATA}.`;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    return `is on the web, from which pages of the site load nothing. ${remedy}`;
  const isInside = (one: string): boolean => !path.relative(realpathSync(folder), one).startsWith('..');
  if (!isInside(path.resolve(realpathSync(folder), path.relative(folder, file))))
    return `leads out of the folder of the document, from which nothing is read. ${remedy}`;
  if (!existsSync(file) || !statSync(file).isFile()) return `does not exist. ${remedy}`;
  if (!isInside(realpathSync(file)))
    return `is a link that leads out of the folder of the document, from which nothing is read. ${remedy}`;
  const ending = path.extname(file).toLowerCase();
  if (!ENDINGS.includes(ending)) return `is no picture. Known: ${ENDINGS.join(', ')}. ${remedy}`;
  if (statSync(file).size > MOST_KILOBYTES * 1024)
    return `is larger than ${MOST_KILOBYTES} KB, and every page loads it. Make it smaller.`;
  return ending === '.svg' && RUNS.test(readFileSync(file, 'utf8'))
    ? 'has scripts, handlers or addresses of the web in it. Take them out.'
    : undefined;
}

/**
 * The logo of the first document with `info.x-logo`.
 *
 * @param files absolute paths of the documents
 * @param folder the folder from which files may be read; without it, that of the document
 * @returns no logo if there is none or it cannot be used, and the reason as a problem
 */
export function logoOf(
  {contracts}: Stage,
  families: readonly Family[],
  files: readonly string[],
  folder?: string,
): {readonly logo?: Logo; readonly problems: readonly Problem[]} {
  const index = families.findIndex(({shown}) => shown.info?.['x-logo'] !== undefined);
  if (index < 0) return {problems: []};
  const {family, file, isJoined, shown} = families[index];
  const {url, altText} = (shown.info?.['x-logo'] ?? {}) as Readonly<Partial<Record<'url' | 'altText', unknown>>>;
  const home = path.dirname(files[index]);
  const picture = typeof url === 'string' ? path.resolve(home, url) : home;
  const reason =
    typeof url === 'string' && url !== ''
      ? obstacle(url, picture, folder ?? home)
      : 'has no url. Name the file of a picture beside the document.';
  if (reason !== undefined) {
    const {line} = contracts.yaml(family).positionOf(['info', 'x-logo']);
    const name = typeof url === 'string' && url !== '' ? `"${url}" ` : '';
    return {problems: [{plugin: ADOPT, file, ...(!isJoined && {line}), message: `x-logo: ${name}${reason}`}]};
  }
  const logo = {
    file: `static/img/logo${path.extname(picture).toLowerCase()}`,
    content: readFileSync(picture),
    ...(typeof altText === 'string' && altText.trim() !== '' && {alt: altText.trim()}),
  };
  return {logo, problems: []};
}

/** Adds the logo to the data of a site. */
export function withLogo(data: ReadonlyMap<string, string>, logo: Logo | undefined): ReadonlyMap<string, string> {
  if (!logo) return data;
  const site = JSON.parse(data.get(SITE_DATA) ?? '{}') as object;
  const named = {src: logo.file.replace('static/', ''), ...(logo.alt !== undefined && {alt: logo.alt})};
  return new Map([...data, [SITE_DATA, JSON.stringify({...site, logo: named}, null, 2)]]);
}
