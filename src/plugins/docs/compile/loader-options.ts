import type {ReportingSeverity} from '@docusaurus/types';
import type {OwnerPlugins, PluginLists} from '../read/owner-plugins';
import type {Places} from '../targets/places';

type ContentPaths = {readonly contentPath: string; readonly contentPathLocalized: string};

/** What beta.13 gives its loaders of pages. */
export type StockOptions = PluginLists & {
  readonly siteDir: string;
  /** Folders whose files are published as they are, absolute. */
  readonly staticDirs?: readonly string[];
  /** The JSON file with a plugin's metadata of a page. */
  readonly metadataPath?: (file: string) => string;
  /** Whether a file is part of pages, which import it. */
  readonly isMDXPartial?: (file: string) => boolean;
  readonly isMDXPartialFrontMatterWarningDisabled?: boolean;
  /** Whether the heading of level 1 that a page begins with is left out, as the theme shows the title itself. */
  readonly removeContentTitle?: boolean;
  /** Addresses of files that the theme shows beside the content, by name. */
  readonly createAssets?: (page: {readonly frontMatter: unknown; readonly metadata: unknown}) => Assets;
  /** Routes of the pages by their files, e.g. `@site/docs/index.mdx`; nothing where links to files are not resolved. */
  readonly sourceToPermalink?: Readonly<Record<string, string>>;
  readonly versionsMetadata?: readonly ContentPaths[];
  readonly contentPaths?: ContentPaths;
  /** Of the blog: where the excerpt of a post ends. */
  readonly truncateMarker?: RegExp;
  /** Of our docs: their route without the last slash, e.g. `/docs`. Their pages have blocks. */
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
    /** What an owner adds to pages outside of our docs. */
    readonly plugins?: OwnerPlugins;
  };

/** Where the addresses on the pages of a plugin may lead. */
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
