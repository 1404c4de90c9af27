import type {Problem} from '../../../../contract';
import {sourceFile} from '../files/loaded-docs';
import {targetsIn} from '../targets/resolve';
import type {Places, Target} from '../targets/places';
import {plainRoute} from '../targets/places';
import {partsIn, readPart} from './imported-parts';

export type ContentPage = {readonly permalink: string; readonly source: string};

type Loaded =
  | readonly ContentPage[]
  | {
      readonly loadedVersions?: readonly {
        readonly docs: readonly ContentPage[];
        readonly contentPath: string;
        readonly contentPathLocalized: string;
      }[];
      readonly blogPosts?: readonly {readonly metadata: ContentPage}[];
    };

export type Content = Pick<Places, 'contentPaths' | 'sourceToPermalink'> & {
  /** Pages by route, in the form in which routes are compared (`plainRoute`). */
  readonly pages: ReadonlyMap<string, ContentPage>;
};

const loadedBy = (content: unknown): Exclude<Loaded, readonly ContentPage[]> | readonly ContentPage[] =>
  typeof content === 'object' && content !== null ? (content as Loaded) : [];

function pagesIn(content: unknown): readonly ContentPage[] {
  const loaded = loadedBy(content);
  if (Array.isArray(loaded)) return loaded as readonly ContentPage[];
  const {loadedVersions = [], blogPosts = []} = loaded as Exclude<Loaded, readonly ContentPage[]>;
  return [...loadedVersions.flatMap(({docs}) => docs), ...blogPosts.map(({metadata}) => metadata)];
}

/** The content that the plugins of a site have loaded. */
export function contentOf(plugins: readonly {readonly content: unknown}[]): Content {
  const contents = plugins.map(({content}) => content);
  const pages = contents.flatMap(pagesIn);
  return {
    pages: new Map(pages.map((page) => [plainRoute(page.permalink), page])),
    sourceToPermalink: Object.fromEntries(pages.map(({source, permalink}) => [source, permalink])),
    contentPaths: contents.flatMap((content) => {
      const loaded = loadedBy(content);
      const versions = 'loadedVersions' in loaded ? (loaded.loadedVersions ?? []) : [];
      return versions.map(({contentPath, contentPathLocalized}) => [contentPathLocalized, contentPath]);
    }),
  };
}

export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** A link as a writer has written it, and its file. */
export type WrittenLink = Target & Pick<Problem, 'file'>;

async function linksOf(siteDir: string, file: string, seen: readonly string[] = []): Promise<readonly WrittenLink[]> {
  const page = seen.includes(file) ? undefined : await readPart(siteDir, file);
  if (!page) return [];
  const own = targetsIn(page.root)
    .filter(({kind}) => kind !== 'image')
    .map((target) => ({...target, file}));
  const parts = partsIn(file, page.root).map((part) => part.file);
  const ofParts = await Promise.all(parts.map((part) => linksOf(siteDir, part, [...seen, file])));
  return [...own, ...ofParts.flat()];
}

/** The links in a page's file, and in the Markdown files that it imports. */
export async function linksIn(siteDir: string, page: ContentPage): Promise<readonly WrittenLink[]> {
  const file = sourceFile(page);
  return /\.mdx?$/.test(file) ? linksOf(siteDir, file) : [];
}
