import {readFileSync} from 'fs';
import path from 'path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {throwProblems, withoutKeys} from '../../../../contract';
import type {StaticPage, PageFacts} from '../../../data/page-elements';
import {changesContent} from '../../live/shipped-files';
import {hashOf} from '../../store';
import {docsRoute} from '../files/doc-files';
import {STATIC_DOC, shownDocs, sourceFile} from '../files/loaded-docs';
import type {LoadedDoc, LoadedVersion} from '../files/loaded-docs';
import {placesOf} from '../targets/places';
import type {Places} from '../targets/places';
import {expandPage} from '../blocks/expanded-page';
import {recordsOf} from '../checks/page-record';
import type {PageRecord} from '../checks/page-record';
import type {PublishedFile} from '../targets/files';
import {publishedFiles} from '../targets/files';
import {titleHeading} from '../read/headings';
import type {Page} from '../tree/nodes';
import {loadRemark} from '../read/remark';
import {withTargets} from '../targets/resolve';
import {pageElements} from './shown-content';
import {tableOfContents} from './table-of-contents';

export type PageToRender = {
  /** Everything on which the result of `make` depends. */
  readonly inputs: readonly (string | Uint8Array)[];
  readonly make: () => Promise<{readonly page: StaticPage; readonly files: readonly PublishedFile[]}>;
};

/**
 * The pages of a build without code. They are not in any bundle: each is rendered into the frame, and src/app/StaticDoc.tsx reads it from
 * its HTML.
 */
export class StaticPages {
  private readonly docs: ReadonlyMap<string, LoadedDoc>;
  private readonly places: Places;
  private readonly linkTargets: string;
  private readonly routes = new Set<string>();

  constructor(
    private readonly context: LoadContext,
    versions: readonly LoadedVersion[],
    private readonly themes: readonly string[],
  ) {
    this.docs = new Map(shownDocs(versions).map((doc) => [doc.permalink, doc]));
    this.places = placesOf(context, versions);
    this.linkTargets = hashOf(JSON.stringify(this.places.sourceToPermalink));
  }

  private recordOf(doc: LoadedDoc): Promise<PageRecord> {
    return recordsOf(this.context.siteDir, docsRoute(this.context.baseUrl)).of(sourceFile(doc));
  }

  /** Finds the static pages. There are none if an owner or a plugin has replaced theme parts of the content, which may have state. */
  async find(): Promise<void> {
    if (changesContent(this.context.siteDir, this.themes)) return;
    for (const [route, doc] of this.docs) if ((await this.recordOf(doc)).isStatic) this.routes.add(route);
  }

  /** The route, without modules of its own for static pages. */
  routeOf(route: RouteConfig): RouteConfig {
    if (route.routes) return {...route, routes: route.routes.map((inner) => this.routeOf(inner))};
    return this.routes.has(route.path) ? {...route, component: STATIC_DOC, modules: undefined} : route;
  }

  /** The static page of a route; undefined if React renders the route with its own modules. */
  async pageOf(route: string): Promise<PageToRender | undefined> {
    const doc = this.docs.get(route);
    if (!doc || !this.routes.has(route)) return undefined;
    const {siteDir, baseUrl} = this.context;
    const {hash, targets} = await this.recordOf(doc);
    const file = sourceFile(doc);
    const files = publishedFiles(targets, file, this.places);
    return {
      inputs: [hash, JSON.stringify(doc), this.linkTargets, ...files.flatMap(({from, to}) => [from, to])],
      make: async () => {
        const {root, problems} = await expandPage(siteDir, docsRoute(baseUrl), {
          file,
          markdown: readFileSync(path.join(siteDir, file), 'utf8'),
        });
        throwProblems(problems);
        return staticPage({file, root}, doc, this.places);
      },
    };
  }
}

/** Metadata of plugin-content-docs that the theme does not use. */
const OF_THE_BUILD = ['source', 'sourceDirName', 'frontMatter', 'id', 'unversionedId', 'slug', 'version', 'sidebar'];

/** Front matter that the metadata repeats. */
const IN_METADATA = ['title', 'description'];

/** The front matter and title of a page that the theme reads and the metadata lacks. */
function ownFacts({root}: Page, {frontMatter}: LoadedDoc): Pick<PageFacts, 'frontMatter' | 'contentTitle'> {
  const saysMore = Object.keys(frontMatter).some((name) => !IN_METADATA.includes(name));
  const {contentTitle} = titleHeading(root)?.data ?? {};
  return {...(saysMore && {frontMatter}), ...(contentTitle !== undefined && {contentTitle})};
}

/**
 * A page in the theme's form for rendering, and the files that it shows and links to.
 *
 * @internal exported for tests
 */
export async function staticPage(
  page: Page,
  doc: LoadedDoc,
  places: Places,
): Promise<{readonly page: StaticPage; readonly files: readonly PublishedFile[]}> {
  const {root, files} = withTargets(page, places);
  return {
    files,
    page: {
      metadata: withoutKeys(doc, ...OF_THE_BUILD),
      toc: tableOfContents(root),
      ...ownFacts(page, doc),
      nodes: await pageElements({file: page.file, root}, await loadRemark()),
    },
  };
}
