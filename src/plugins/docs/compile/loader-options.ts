import type {ReportingSeverity} from '@docusaurus/types';
import type {OwnerPlugins, PluginLists} from '../read/owner-plugins';
import type {Places} from '../targets/places';

type ContentPaths = {readonly contentPath: string; readonly contentPathLocalized: string};

/** The options that beta.13 passes to its loaders of pages. */
export type StockOptions = PluginLists & {
  readonly siteDir: string;
  /** Folders whose files are published unchanged, absolute. */
  readonly staticDirs?: readonly string[];
  /** Path of the JSON file with a plugin's metadata of a page. */
  readonly metadataPath?: (file: string) => string;
  /** Whether other pages import a file, so that it is not a page itself. */
  readonly isMDXPartial?: (file: string) => boolean;
  readonly isMDXPartialFrontMatterWarningDisabled?: boolean;
  /** Whether to remove the page's leading h1, as the theme shows the title itself. */
  readonly removeContentTitle?: boolean;
  /** Returns addresses of files that the theme shows beside the content, by name. */
  readonly createAssets?: (page: {readonly frontMatter: unknown; readonly metadata: unknown}) => Assets;
  /** Routes of the pages by file, e.g. `@site/docs/index.mdx`; undefined if links to files are not resolved. */
  readonly sourceToPermalink?: Readonly<Record<string, string>>;
  readonly versionsMetadata?: readonly ContentPaths[];
  readonly contentPaths?: ContentPaths;
  /** Of the blog: the marker at which the excerpt of a post ends. */
  readonly truncateMarker?: RegExp;
  /** Of our docs, whose pages have blocks: their route without a trailing slash, e.g. `/docs`. */
  readonly routeBase?: string;
};

export type Assets = Readonly<Record<string, unknown>>;

export type SiteOptions = {
  readonly editing: boolean;
  readonly baseUrl: string;
  readonly onBrokenMarkdownLinks: ReportingSeverity;
};

export type Options = StockOptions &
  SiteOptions & {
    /** The owner's plugins for pages outside of our docs. */
    readonly plugins?: OwnerPlugins;
  };

/** The targets that addresses on the pages of a plugin may have. */
export function placesFrom(options: Options): Places {
  const {siteDir, baseUrl, staticDirs = [], sourceToPermalink, versionsMetadata, contentPaths} = options;
  const folders = versionsMetadata ?? (contentPaths ? [contentPaths] : []);
  return {
    siteDir,
    baseUrl,
    staticDirs,
    contentPaths: folders.map(({contentPath, contentPathLocalized}) => [contentPathLocalized, contentPath]),
    sourceToPermalink,
  };
}
