import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import {DOC_FOLDERS} from './doc-files';
import {LiveChecks} from './live-checks';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
/** The theme component that gives every page its MDX components. */
const DOC_PAGE = path.join('theme', 'DocPage');

type Use = {readonly loader?: string; readonly options?: unknown};

/** Where the pages are, and for which bundle they are compiled. */
type Facts = {
  readonly siteDir: string;
  /** Route of the docs without the last slash, e.g. `/docs`. */
  readonly routeBase: string;
  readonly isServer: boolean;
  /** Whether `start` runs. */
  readonly editing: boolean;
};

const isMdx = ({use}: RuleSetRule) => Array.isArray(use) && use.some((entry) => (entry as Use)?.loader === MDX_LOADER);

/** Puts loaders into the place of @docusaurus/mdx-loader: the page is compiled with its options, and then goes through the others. */
function withLoaders(rule: RuleSetRule, ...others: readonly Use[]): RuleSetRule {
  const use = (rule.use as Use[]).flatMap((entry) =>
    entry.loader === MDX_LOADER ? [...others, {loader: require.resolve('./static/mdx-once.ts'), options: entry.options}] : [entry],
  );
  return {...rule, use} as RuleSetRule;
}

/** Leaves the MDX components out of the client's bundle: pages that need them bring them along. */
const withoutComponents = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^@theme\/MDXComponents$/, (resource) => {
    if (resource.context.endsWith(DOC_PAGE)) resource.request = path.join(appFolder, 'no-components');
  });

/**
 * The webpack configuration of the pages.
 *
 * Their blocks, e.g. ```` ```openapi v3#createTask ````, are expanded before MDX sees them. In the production build the pages are static:
 * React neither carries nor hydrates what stands in them. A page's chunk holds its metadata and table of contents; the text is what the
 * server rendered, and after a click src/app/page-content.ts takes it from the HTML of that page. A page that imports components
 * of its own is left to React.
 *
 * @param stock that of plugin-content-docs
 * @throws when it has no rule for MDX
 */
export function withPageRules(stock: Configuration, {siteDir, routeBase, isServer, editing}: Facts): Configuration {
  const rules = (stock.module?.rules ?? []) as RuleSetRule[];
  if (!rules.some(isMdx)) throw new Error('[docs] no rule uses @docusaurus/mdx-loader. It did in beta.13. Look for what took its place.');
  const appFolder = path.join(siteDir, 'src', 'app');
  const options = {siteDir, routeBase, editing};
  // Without `include`, the MDX fallback of beta.13 refuses the rules.
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  const others = editing ? [] : [{loader: require.resolve('./static/static-page.ts'), options: {isServer, pageContent: path.join(appFolder, 'PageContent')}}];
  return {
    ...stock,
    plugins: [...(stock.plugins ?? []), ...(editing ? [new LiveChecks(siteDir)] : isServer ? [] : [withoutComponents(appFolder)])],
    module: {
      ...stock.module,
      rules: [
        ...rules.map((rule) => (isMdx(rule) ? withLoaders(rule, ...others) : rule)),
        {...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options}]},
        ...(editing ? [{...pages, enforce: 'post' as const, use: [{loader: require.resolve('./unchanged-page.ts'), options}]}] : []),
      ],
    },
  };
}
