import path from 'path';
import type {Root} from 'mdast';
import {folderOf, routeOf} from '../blocks/page-context';
import {addressMistake, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {originOf} from './link-origin';
import {problemIn} from './problem';
import {hasScheme, lineOf, linksOf, nodesIn} from '../page/nodes';

/** A link of a page, with its line; without one it comes from a block. */
export type PlacedLink = {readonly link: string; readonly line?: number};

/** What a page with its blocks replaced links to, and what can be linked to on it. */
export type ShownPage = {
  readonly file: string;
  readonly anchors: readonly string[];
  readonly links: readonly PlacedLink[];
};

/** The links of a page with its blocks replaced that stay within the site, each once in a line. */
export function linksIn(root: Root): readonly PlacedLink[] {
  const links = nodesIn(root)
    .flatMap((node) => linksOf(node).map((link) => ({link, line: lineOf(node)})))
    .filter(({link}) => link && !hasScheme(link));
  return Array.from(new Map(links.map((each) => [`${each.link} ${each.line}`, each])).values());
}

/** Anchors of the pages of all docs versions by file, and the files by route. */
type Places = {readonly anchors: ReadonlyMap<string, ReadonlySet<string>>; readonly files: ReadonlyMap<string, string>};

function placesOf(pages: readonly ShownPage[], routeBase: string): Places {
  const route = ({file}: ShownPage) => {
    const folder = folderOf(file);
    return routeOf(folder, routeBase) + file.slice(folder.length + 1).replace(/(^index)?\.mdx?$/, '');
  };
  return {
    anchors: new Map(pages.map(({file, anchors}) => [file, new Set(anchors)])),
    files: new Map(pages.map((page) => [route(page), page.file])),
  };
}

/** Reports what is wrong with a link of a page; links to files outside the docs are not checked here. */
function mistakeOf(link: string, file: string, routeBase: string, {anchors, files}: Places): string | undefined {
  // Reported by addressProblems.
  if (addressMistake(link)) return undefined;
  const [target, anchor] = link.split('#');
  if (target.startsWith('/') && !target.startsWith(`${routeBase}/`)) return undefined;
  const found = target.startsWith('/')
    ? files.get(target)
    : target
      ? path.posix.join(path.posix.dirname(file), target)
      : file;
  const known = anchors.get(found ?? '');
  if (!known) {
    const near = Array.from(anchors.keys(), (other) => path.posix.relative(path.posix.dirname(file), other));
    return `the link "${link}" leads to no page.${suggestion(target, near)} Link to the file of a page, e.g. ../index.mdx.`;
  }
  if (anchor === undefined || known.has(anchor)) return undefined;
  return `the link "${link}" leads to no anchor of ${found}.${suggestion(anchor, Array.from(known))} Name the {#id} of a heading, or an anchor that a block makes.`;
}

/**
 * Finds links to pages and anchors that do not exist, in pages and in text that contracts add to them.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function linkProblems(siteDir: string, pages: readonly ShownPage[], routeBase: string): readonly Problem[] {
  const places = placesOf(pages, routeBase);
  return pages.flatMap(({file, links}) =>
    links.flatMap(({link, line}) => {
      const message = mistakeOf(link, file, routeBase, places);
      if (!message) return [];
      const place = line ? {file, line} : (originOf(siteDir, folderOf(file), link) ?? {file, line: 1});
      return [problemIn(place.file, place.line, message)];
    }),
  );
}
