import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {RuleSetRule} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
/** The theme component that gives every page its MDX components. */
const DOC_PAGE = path.join('theme', 'DocPage');

type Use = {readonly loader?: string; readonly options?: unknown};

const isMdx = ({use}: RuleSetRule) => Array.isArray(use) && use.some((entry) => (entry as Use)?.loader === MDX_LOADER);

/** Puts loaders into the place of @docusaurus/mdx-loader: the page is compiled with its options, and then goes through the others. */
function withLoaders(rule: RuleSetRule, ...others: readonly Use[]): RuleSetRule {
  const use = (rule.use as Use[]).flatMap((entry) =>
    entry.loader === MDX_LOADER ? [...others, {loader: require.resolve('./mdx-once.ts'), options: entry.options}] : [entry],
  );
  return {...rule, use} as RuleSetRule;
}

/**
 * Doc pages are static in the production build: React neither carries nor hydrates what stands in them. A page's chunk holds
 * its metadata and table of contents; the text is what the server rendered, and after a click src/client/page-content.ts
 * takes it from the HTML of that page. A page that imports components of its own is left to React.
 *
 * @throws when beta.13's rule for MDX is not found
 */
export default function staticPages({siteDir}: LoadContext): Plugin<void> {
  const pageContent = path.join(siteDir, 'src', 'client', 'PageContent');
  return {
    name: 'static-pages',
    configureWebpack(config, isServer) {
      const rules = (config.module?.rules ?? []) as RuleSetRule[];
      if (!rules.some(isMdx)) throw new Error('[static-pages] no rule uses @docusaurus/mdx-loader. It did in beta.13; look for its heir.');
      const isBuild = config.mode === 'production';
      // Compiles a page once for both bundles, and lets the client have its head only.
      const others = isBuild ? [{loader: require.resolve('./static-page.ts'), options: {isServer, pageContent}}] : [];
      config.module = {...config.module, rules: rules.map((rule) => (isMdx(rule) ? withLoaders(rule, ...others) : rule))};
      if (isServer || !isBuild) return {};
      const withoutComponents = new NormalModuleReplacementPlugin(/^@theme\/MDXComponents$/, (resource) => {
        if (resource.context.endsWith(DOC_PAGE)) resource.request = path.join(siteDir, 'src', 'client', 'no-components');
      });
      return {plugins: [withoutComponents]};
    },
  };
}
