import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import {LiveChecks} from '../checks/live-checks';
import {ownerPlugins} from '../read/owner-plugins';
import {refuseForeignLoaders} from './foreign-loaders';
import type {Options, SiteOptions, StockOptions} from './loader-options';

/** The theme component that provides the MDX components to every page. */
const DOC_PAGE = path.join('theme', 'DocPage');

/** Excludes the MDX components from the client bundle: pages that need them import them, others are static. */
const withoutComponents = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^(?:@theme\/MDXComponents|\.\/PageElements)$/, (resource) => {
    const isFrame =
      resource.request === './PageElements' ? resource.context === appFolder : resource.context.endsWith(DOC_PAGE);
    if (isFrame) resource.request = path.join(appFolder, 'no-components');
  });

/** Excludes the footer of the stock theme from sites without a page that needs it. */
const withoutStockFooter = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^@theme-original\/DocItemFooter$/, path.join(appFolder, 'no-components'));

type Facts = {
  readonly siteDir: string;
  readonly routeBase: string;
  readonly editing: boolean;
  /** Whether a page may have a footer that only the stock theme shows, e.g. with tags. */
  readonly hasStockFooter: boolean;
};

/**
 * The bundler configuration for the pages of the docs, which have blocks.
 *
 * @param stock the configuration of plugin-content-docs
 * @throws Error if it has no rule for MDX
 */
export function withPageRules(
  stock: Configuration,
  {siteDir, routeBase, editing, hasStockFooter}: Facts,
): Configuration {
  const rules = (stock.module?.rules ?? []) as RuleSetRule[];
  if (!rules.some(takesStockLoader))
    throw new Error('[docs] no rule uses @docusaurus/mdx-loader. It did in beta.13. Look for what took its place.');
  // beta.13's types are those of webpack; Rspack accepts plugins of both.
  const appFolder = path.join(siteDir, 'src', 'app');
  const plugins = [
    editing ? new LiveChecks(siteDir) : withoutComponents(appFolder),
    // In `start`, an edit may give a page its first tag.
    ...(editing || hasStockFooter ? [] : [withoutStockFooter(appFolder)]),
  ] as Configuration['plugins'];
  return {
    ...stock,
    plugins: [...(stock.plugins ?? []), ...(plugins ?? [])],
    module: {
      ...stock.module,
      rules: rules.map((rule) => (takesStockLoader(rule) ? withOptions(rule, {routeBase}) : rule)),
    },
  };
}

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');

type Use = {readonly loader?: string; readonly options?: unknown};

const usesOf = ({use}: RuleSetRule): readonly Use[] => (Array.isArray(use) ? (use.filter(Boolean) as Use[]) : []);

const isStockLoader = ({loader}: Use): boolean => loader === MDX_LOADER;

const takesStockLoader = (rule: RuleSetRule): boolean => usesOf(rule).some(isStockLoader);

const withOptions = (rule: RuleSetRule, options: Partial<StockOptions>): RuleSetRule =>
  ({
    ...rule,
    use: usesOf(rule).map((use) =>
      isStockLoader(use) ? {...use, options: {...(use.options as StockOptions), ...options}} : use,
    ),
  }) as RuleSetRule;

/** Replaces a loader of pages of beta.13 by ours, which gets its options. */
function withOurLoader(rule: RuleSetRule, site: SiteOptions): RuleSetRule {
  const uses = usesOf(rule);
  const place = uses.findIndex(isStockLoader);
  const stock = Object.assign(
    {},
    ...uses.slice(place).map((use) => (typeof use.options === 'object' ? use.options : {})),
  ) as StockOptions;
  const plugins = stock.routeBase === undefined ? ownerPlugins(stock.siteDir, stock) : undefined;
  const options: Options = {...stock, ...site, plugins};
  return {
    ...rule,
    use: [...(site.editing ? uses.slice(0, place) : []), {loader: require.resolve('./loader.ts'), options}],
  } as RuleSetRule;
}

/**
 * The rules of all plugins, with one loader for all pages.
 *
 * @throws ProblemsError for other loaders of pages
 */
export function withOneLoader(siteDir: string, rules: readonly RuleSetRule[], site: SiteOptions): RuleSetRule[] {
  refuseForeignLoaders(
    siteDir,
    rules.filter((rule) => !takesStockLoader(rule)),
  );
  return rules.map((rule) => (takesStockLoader(rule) ? withOurLoader(rule, site) : rule));
}
