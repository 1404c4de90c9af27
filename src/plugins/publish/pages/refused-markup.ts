import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {listFiles} from '../../../../deploy/serve/list-files';
import {PLUGIN, CONFIG_FILE} from '../../policy/options';
import {contentOf} from '../../docs/checks/content-pages';
import {sourceFile} from '../../docs/files/loaded-docs';
import {plainRoute} from '../../docs/targets/places';
import {htmlElements, htmlRefusals} from '../../policy/html-markup';
import {routeFile} from '../../route-file';
import {sourceOfRoute} from '../../route-source';
import type {Pages, Rules} from './pages';

/**
 * Markup on built pages that the policy does not permit, from whatever source: writers, components, options, plugins or contracts. The same
 * message is reported once, though several pages have it.
 *
 * @param findPlace finds where the markup is written
 */
export function refusedMarkup(pages: Pages, findPlace: FindPlace): readonly Problem[] {
  const files = new Map<string, string[]>();
  for (const [file, {parts}] of pages)
    for (const message of parts.refusals) files.set(message, [...(files.get(message) ?? []), file]);
  return Array.from(files, ([message, [first, ...others]]) => {
    const built = `build/${first}`;
    const place = findPlace(first, message);
    const shown = place && place.file !== built ? ` It stands on ${built}.` : '';
    const more = others.length > 0 ? ` The same stands on ${others.length} other pages.` : '';
    return {plugin: PLUGIN, file: built, ...place, message: message + shown + more};
  });
}

export type WrittenPlace = Pick<Problem, 'file' | 'line'>;

/**
 * Finds where markup of a built page is written.
 *
 * @returns undefined if it is not found
 */
export type FindPlace = (page: string, message: string) => WrittenPlace | undefined;

const SOURCES = /\.(?:[jt]sx?|mdx?)$/;

/** The addresses in an element; the type of a script, e.g. `text/javascript`, is none. */
const addressesOf = (message: string): readonly string[] =>
  Array.from(message.split('> ')[0].matchAll(/(?<!\btype)="([^"]*[/:][^"]*)"/g), ([, address]) => address);

/** Whether a line contains the subject of a message: an address, or else an attribute with its element. */
function isMeant(line: string, message: string): boolean {
  const addresses = addressesOf(message);
  if (addresses.length > 0) return addresses.some((address) => line.includes(address));
  const [, element, attribute] = /^<([\w-]+)[^>]*> has the attribute "(\w+)"/.exec(message) ?? [];
  return element !== undefined && line.includes(`<${element}`) && new RegExp(`\\b${attribute}\\s*=`, 'i').test(line);
}

function placeIn(siteDir: string, file: string, message: string): WrittenPlace {
  const place = path.join(siteDir, file);
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => isMeant(line, message));
  return index < 0 ? {file} : {file, line: index + 1};
}

/** Finds where markup of built pages is written: on the page, in a component, or in the configuration. */
export function findPlaces(
  {
    siteDir,
    baseUrl,
    routes,
    routesPaths,
    plugins,
  }: Pick<Props, 'siteDir' | 'baseUrl' | 'routes' | 'routesPaths' | 'plugins'>,
  {own, policy}: Rules,
): FindPlace {
  const ofTags = new Set(htmlRefusals(htmlElements(own.tags), own, policy));
  const {pages} = contentOf(plugins);
  const fileOf = (page: string): string | undefined => {
    const route = routesPaths.find((one) => routeFile(one, baseUrl) === page);
    if (route === undefined) return undefined;
    const loaded = pages.get(plainRoute(route));
    return loaded ? sourceFile(loaded) : sourceOfRoute(routes, route);
  };
  return (page, message) => {
    if (ofTags.has(message)) return placeIn(siteDir, CONFIG_FILE, message);
    const file = fileOf(page);
    const ofPage = file === undefined ? undefined : placeIn(siteDir, file, message);
    if (ofPage?.line !== undefined) return ofPage;
    const component = listFiles(path.join(siteDir, 'src'))
      .filter((name) => SOURCES.test(name) && addressesOf(message).length > 0)
      .map((name) => placeIn(siteDir, `src/${name}`, message))
      .find(({line}) => line !== undefined);
    return component ?? ofPage;
  };
}
