import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import {LiveChecks} from './live-checks';
import type {Options} from './page/page-module';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
/** The theme component that gives every page its MDX components. */
const DOC_PAGE = path.join('theme', 'DocPage');

type Use = {readonly loader?: string; readonly options?: unknown};

/** Where the pages are, and what they are compiled for. */
type Facts = Omit<Options, 'metadataPath' | 'sourceToPermalink'>;

const isMdx = ({use}: RuleSetRule) => Array.isArray(use) && use.some((entry) => (entry as Use)?.loader === MDX_LOADER);

/** Replaces upstream's loader of pages by ours, and passes on its options. */
function withLoader(rule: RuleSetRule, facts: Facts): RuleSetRule {
  const uses = rule.use as Use[];
  const options = Object.assign(
    {},
    ...uses.map((use) => (typeof use?.options === 'object' ? use.options : {})),
    facts,
  ) as Options;
  const {metadataPath, sourceToPermalink} = options;
  const [compiler] = uses;
  return {
    ...rule,
    use: [
      ...(facts.editing ? [compiler] : []),
      {loader: require.resolve('./loader.ts'), options: {...facts, metadataPath, sourceToPermalink}},
    ],
  } as RuleSetRule;
}

/** Keeps the MDX components out of the client bundle: pages that need them import them, and others are static. */
const withoutComponents = (appFolder: string): NormalModuleReplacementPlugin =>
  new NormalModuleReplacementPlugin(/^(?:@theme\/MDXComponents|\.\/PageElements)$/, (resource) => {
    const isFrame =
      resource.request === './PageElements' ? resource.context === appFolder : resource.context.endsWith(DOC_PAGE);
    if (isFrame) resource.request = path.join(appFolder, 'no-components');
  });

/**
 * The configuration of the bundler for the pages, whose files are compiled by loader.ts.
 *
 * @param stock the configuration of plugin-content-docs
 * @throws when it has no rule for MDX
 */
export function withPageRules(stock: Configuration, facts: Facts): Configuration {
  const rules = (stock.module?.rules ?? []) as RuleSetRule[];
  if (!rules.some(isMdx))
    throw new Error('[docs] no rule uses @docusaurus/mdx-loader. It did in beta.13. Look for what took its place.');
  const {siteDir, editing} = facts;
  // beta.13's types are those of webpack; Rspack runs plugins of both.
  const plugins = [
    editing ? new LiveChecks(siteDir) : withoutComponents(path.join(siteDir, 'src', 'app')),
  ] as Configuration['plugins'];
  return {
    ...stock,
    plugins: [...(stock.plugins ?? []), ...(plugins ?? [])],
    module: {...stock.module, rules: rules.map((rule) => (isMdx(rule) ? withLoader(rule, facts) : rule))},
  };
}
