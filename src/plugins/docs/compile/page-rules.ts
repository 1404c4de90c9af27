import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import {LiveChecks} from '../checks/live-checks';
import {takesStockLoader, withOptions} from './stock-rules';

/** The theme component that gives every page its MDX components. */
const DOC_PAGE = path.join('theme', 'DocPage');

/** Keeps the MDX components out of the client bundle: pages that need them import them, and others are static. */
const withoutComponents = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^(?:@theme\/MDXComponents|\.\/PageElements)$/, (resource) => {
    const isFrame =
      resource.request === './PageElements' ? resource.context === appFolder : resource.context.endsWith(DOC_PAGE);
    if (isFrame) resource.request = path.join(appFolder, 'no-components');
  });

/** Keeps the footer of the stock theme out of sites no page of which needs it. */
const withoutStockFooter = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^@theme-original\/DocItemFooter$/, path.join(appFolder, 'no-components'));

/** Where the pages are, and what they are compiled for. */
type Facts = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  /** Whether the pages are compiled for `start`. */
  readonly editing: boolean;
  /** Whether a page has tags, or anything else that only the footer of the stock theme shows. */
  readonly hasStockFooter: boolean;
};

/**
 * The configuration of the bundler for the pages of the docs, which have blocks.
 *
 * @param stock the configuration of plugin-content-docs
 * @throws when it has no rule for MDX
 */
export function withPageRules(
  stock: Configuration,
  {siteDir, routeBase, editing, hasStockFooter}: Facts,
): Configuration {
  const rules = (stock.module?.rules ?? []) as RuleSetRule[];
  if (!rules.some(takesStockLoader))
    throw new Error('[docs] no rule uses @docusaurus/mdx-loader. It did in beta.13. Look for what took its place.');
  // beta.13's types are those of webpack; Rspack runs plugins of both.
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
