import type {RspackOptions, RuleSetRule} from '@rspack/core';
import type {Configuration, RuleSetRule as WebpackRule} from 'webpack';
import type {SiteOptions} from '../../docs/compile/loader-options';
import {withOneLoader} from '../../docs/compile/stock-rules';
import {loadersInAnyFolder} from '../any-folder/loader-paths';
import {chunkAssets} from './chunk-assets';
import {pageMistakes} from './page-mistakes';
import {withOtherStyles} from './other-styles';
import {readStyleTools} from './style-tools';
import {forRspack} from './webpack-plugins';

/** What a site configures for its pages. */
export type SiteConfig = Omit<SiteOptions, 'editing'>;

/** Style sheets. */
export const STYLES = /\.css$/;

const isForStyles = ({test}: RuleSetRule): boolean => String(test).endsWith('\\.css$/');

/**
 * Rspack's options of what beta.13 and plugins have configured for webpack.
 *
 * @param styles what becomes of style sheets, in place of the rules of beta.13, which have two more loaders and a compiler for each file
 * @param site what the site has configured for its pages
 * @throws when beta.13's rules for styles are not found
 */
export function rspackOptions(
  config: Configuration,
  styles: RuleSetRule,
  {siteDir, baseUrl, onBrokenMarkdownLinks}: SiteConfig & {readonly siteDir: string},
): RspackOptions {
  const options = config as RspackOptions;
  const {optimization, plugins = []} = options;
  const editing = config.mode === 'development';
  const rules = withOneLoader((config.module?.rules ?? []) as WebpackRule[], {
    editing,
    baseUrl,
    onBrokenMarkdownLinks,
  }) as RuleSetRule[];
  if (!rules.some(isForStyles))
    throw new Error('[beta13] no rules for styles. There were two in beta.13. See what took their place.');
  readStyleTools(siteDir, rules.filter(isForStyles));
  // Rspack does not have this option.
  delete config.resolve?.unsafeCache;
  // Scripts load no styles.
  if (optimization?.splitChunks) delete optimization.splitChunks.cacheGroups?.styles;
  return {
    ...options,
    // Keeping each module would take longer than making them anew.
    cache: false,
    module: {
      rules: loadersInAnyFolder([
        ...rules.filter((rule) => !isForStyles(rule)).map((rule) => withOtherStyles(rule, styles)),
        {...styles, test: STYLES},
      ]),
    },
    plugins: [...plugins.map(forRspack), chunkAssets, pageMistakes],
  };
}
