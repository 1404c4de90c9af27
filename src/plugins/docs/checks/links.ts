import {readFileSync} from 'fs';
import path from 'path';
import {suggestion, contractFiles} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {SITE, folderOf, problemIn} from '../files/doc-files';
import {documentOf} from '../targets/documents';
import {namesOf, partsOf, plainRoute, routeFrom} from '../targets/places';
import type {Places, Target} from '../targets/places';
import {targetProblems} from '../targets/resolve';
import type {TargetProblems} from '../targets/resolve';

export type ShownPage = {
  readonly file: string;
  /** Undefined if code on the page may add anchors (broken-links.ts). */
  readonly anchors?: readonly string[];
  readonly targets: readonly Target[];
};

/** The message about a link to a missing anchor. */
export const noAnchor = (url: string, file: string, anchor: string, known: readonly string[]): string =>
  `the link "${url}" leads to no anchor of ${file}.${suggestion(anchor, known)} Name the {#id} of a heading, or an anchor that a block makes.`;

export type LinkProblems = TargetProblems & {
  /** Links to missing anchors, which beta.13 does not check. */
  readonly anchors: readonly Problem[];
};

/** Finds links between static pages to missing anchors. Links to other routes are not checked here. */
function anchorProblems(pages: readonly ShownPage[], places: Places): readonly Problem[] {
  const {siteDir, baseUrl, sourceToPermalink = {}} = places;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(
    Object.entries(sourceToPermalink).map(([source, permalink]) => [
      plainRoute(permalink),
      byFile.get(source.slice(SITE.length)),
    ]),
  );
  const pageOf = ({kind, url}: Target, from: ShownPage): ShownPage | undefined => {
    const {name} = partsOf(url);
    if (!name) return from;
    const document = kind === 'link' ? documentOf(url, from.file, places) : undefined;
    if (document) return byFile.get(document.source.slice(SITE.length));
    const permalink = sourceToPermalink[SITE + from.file];
    return permalink === undefined ? undefined : byRoute.get(plainRoute(routeFrom(permalink, name, baseUrl)));
  };
  const isStatic = ({anchors}: ShownPage): boolean => anchors !== undefined;
  return pages.filter(isStatic).flatMap((page) =>
    page.targets.flatMap((target) => {
      const {kind, url, line, column} = target;
      const anchor = url.split('#')[1];
      const found = kind === 'image' || !anchor ? undefined : pageOf(target, page);
      if (!found?.anchors || namesOf(anchor).some((name) => found.anchors?.includes(name))) return [];
      const message = noAnchor(url, found.file, anchor, found.anchors);
      const place = line ? {file: page.file, line} : originOf(siteDir, folderOf(page.file), url);
      return [problemIn(place?.file ?? page.file, message, {line: place?.line ?? 1, column})];
    }),
  );
}

/** Finds links to missing pages (by file), anchors and files. */
export function linkProblems(pages: readonly ShownPage[], places: Places): LinkProblems {
  const broken = pages.map(({file, targets}) => targetProblems(file, targets, places));
  return {
    documents: broken.flatMap(({documents}) => documents),
    anchors: anchorProblems(pages, places),
    files: broken.flatMap(({files}) => files),
  };
}

/** Finds the contract text with a link by the last part of its address, as contracts refer to pages by id. */
function originOf(
  siteDir: string,
  folder: string,
  link: string,
): {readonly file: string; readonly line: number} | undefined {
  const end = `${link.slice(Math.max(link.indexOf('#'), link.lastIndexOf('/'), 0))})`;
  return contractFiles(siteDir)
    .filter((file) => folderOf(file) === folder)
    .map((file) => ({
      file,
      line:
        readFileSync(path.join(siteDir, file), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes(end)) + 1,
    }))
    .find(({line}) => line > 0);
}
