import type {AllContent, RouteConfig} from '@docusaurus/types';
import {versionNumber} from '../../../data/versions';

export type LoadedDoc = {
  readonly id: string;
  readonly unversionedId: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Its source file, e.g. `@site/docs/index.mdx`. */
  readonly source: string;
  readonly tags: readonly {readonly permalink: string}[];
  /** Validated by beta.13; unknown keys are included. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

type SidebarItem = {
  readonly type: string;
  readonly label?: string;
  readonly id?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string};
  readonly customProps?: {readonly description?: string};
};

export type LoadedVersion = {
  readonly versionName: string;
  readonly versionLabel: string;
  /** Address of its first page, e.g. `/docs/2.0`. */
  readonly versionPath: string;
  readonly isLast: boolean;
  readonly contentPath: string;
  readonly contentPathLocalized: string;
  readonly docs: readonly LoadedDoc[];
  readonly tagsPath: string;
  readonly categoryGeneratedIndices: readonly {readonly permalink: string}[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

/** The docs versions in the loaded content of all plugins, newest first. */
export function loadedVersionsOf(allContent: AllContent): readonly LoadedVersion[] {
  return (allContent['docusaurus-plugin-content-docs'].default as {loadedVersions: LoadedVersion[]}).loadedVersions;
}

/** The pages of docs versions; of pages with the same address only the first, which Docusaurus shows. */
export function shownDocs(versions: readonly Pick<LoadedVersion, 'docs'>[]): readonly LoadedDoc[] {
  const byRoute = new Map<string, LoadedDoc>();
  for (const {docs} of versions)
    for (const doc of docs) if (!byRoute.has(doc.permalink)) byRoute.set(doc.permalink, doc);
  return Array.from(byRoute.values());
}

/** The docs version with a number. */
export const loadedVersion = (versions: readonly LoadedVersion[], number: string): LoadedVersion | undefined =>
  versions.find(({versionName}) => versionNumber(versionName) === number);

export const STATIC_DOC = '@site/src/app/StaticDoc';

/** Whether a route is that of a static page. */
export const isStaticRoute = ({component}: RouteConfig): boolean => component === STATIC_DOC;

/** File of a page relative to the site. */
export const sourceFile = ({source}: Pick<LoadedDoc, 'source'>): string => source.replace('@site/', '');

/** The routes of all pages of a version: documents, category pages and tag pages. */
export function routesOf({docs, tagsPath, categoryGeneratedIndices}: LoadedVersion): readonly string[] {
  const tags = docs.flatMap((doc) => doc.tags.map(({permalink}) => permalink));
  const lists = categoryGeneratedIndices.map(({permalink}) => permalink);
  return [...docs.map(({permalink}) => permalink), ...lists, ...(tags.length > 0 ? [tagsPath] : []), ...new Set(tags)];
}

/** The ids of all pages in a sidebar item. */
export const idsIn = ({id, link, items = []}: SidebarItem): readonly string[] => [
  ...(link?.id ? [link.id] : []),
  ...(id ? [id] : []),
  ...items.flatMap(idsIn),
];

/** The pages of a version in the order of its sidebars, followed by pages that no sidebar contains. */
export function docsInOrder(version: Pick<LoadedVersion, 'docs' | 'sidebars'>): readonly LoadedDoc[] {
  const ids = Object.values(version.sidebars).flat().flatMap(idsIn);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({id, unversionedId}: LoadedDoc): number => places.get(id) ?? places.get(unversionedId) ?? ids.length;
  return [...shownDocs([version])].sort((first, second) => placeOf(first) - placeOf(second));
}
