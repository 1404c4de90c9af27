import type {RuleSetRule} from 'webpack';
import type {Options, SiteOptions, StockOptions} from './loader-options';
import {ownerPlugins} from '../read/owner-plugins';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');

/** One of what a rule uses. */
type Use = {readonly loader?: string; readonly options?: unknown};

const usesOf = ({use}: RuleSetRule): readonly Use[] => (Array.isArray(use) ? (use.filter(Boolean) as Use[]) : []);

const isStockLoader = ({loader}: Use): boolean => loader === MDX_LOADER;

/** Whether a rule compiles pages with beta.13's loader. */
export const takesStockLoader = (rule: RuleSetRule): boolean => usesOf(rule).some(isStockLoader);

/** A rule whose loader of pages gets more options. */
export const withOptions = (rule: RuleSetRule, options: Partial<StockOptions>): RuleSetRule =>
  ({
    ...rule,
    use: usesOf(rule).map((use) =>
      isStockLoader(use) ? {...use, options: {...(use.options as StockOptions), ...options}} : use,
    ),
  }) as RuleSetRule;

/** Replaces beta.13's loader of pages, and the loaders before it, which work on the text of a page, by one that gets the options of all. */
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
 * The rules of all plugins, in which one loader compiles the pages: of the docs, of further instances of the docs plugin, of the blog and of
 * src/pages.
 */
export const withOneLoader = (rules: readonly RuleSetRule[], site: SiteOptions): RuleSetRule[] =>
  rules.map((rule) => (takesStockLoader(rule) ? withOurLoader(rule, site) : rule));
