import type {RspackOptions, RuleSetRule, RuleSetUseItem, Chunk, Compiler} from '@rspack/core';
import type {Configuration, RuleSetRule as WebpackRule} from 'webpack';
import type {SiteOptions} from '../../docs/compile/loader-options';
import {withOneLoader} from '../../docs/compile/page-rules';
import {loadersInAnyFolder} from '../any-folder/module-file';
import {withoutTypeImports} from '../js-loader';
import {pageMistakes} from './page-mistakes';
import {readStyleTools} from './style-tools';
import {forRspack} from './webpack-plugins';

export type SiteConfig = Omit<SiteOptions, 'editing'>;

/** Style sheets. */
export const STYLES = /\.css$/;

const isForStyles = ({test}: RuleSetRule): boolean => String(test).endsWith('\\.css$/');

/**
 * Converts the webpack configuration of beta.13 and plugins to Rspack's options.
 *
 * @param styles replaces beta.13's rules for style sheets, which are slower
 */
export function rspackOptions(
  config: Configuration,
  styles: RuleSetRule,
  {siteDir, baseUrl, onBrokenMarkdownLinks}: SiteConfig & {readonly siteDir: string},
): RspackOptions {
  const options = config as RspackOptions;
  const {optimization, plugins = []} = options;
  const editing = config.mode === 'development';
  const rules = withOneLoader(siteDir, (config.module?.rules ?? []) as WebpackRule[], {
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
    // Caching modules takes longer than making them.
    cache: false,
    module: {
      rules: loadersInAnyFolder([
        ...rules.filter((rule) => !isForStyles(rule)).map((rule) => withoutTypeImports(withOtherStyles(rule, styles))),
        {...styles, test: STYLES},
      ]),
    },
    plugins: [...plugins.map(forRspack), chunkAssets, pageMistakes],
  };
}

/** The style loaders of beta.13 (`getStyleLoaders`): our own provides the class names instead, and styles.ts makes the sheet. */
const STOCK_LOADERS = /[\\/](?:mini-css-extract-plugin|css-loader|postcss-loader)[\\/]/;

const isStock = (loader: unknown): boolean =>
  STOCK_LOADERS.test(typeof loader === 'string' ? loader : String((loader as {loader?: string} | null)?.loader));

const loadersOf = (use: unknown): readonly RuleSetUseItem[] =>
  typeof use === 'function' ? [] : ([use ?? []].flat() as unknown as readonly RuleSetUseItem[]);

/** A plugin's rule for another style sheet language: its loaders stay, ours replaces those of beta.13. */
function withOtherStyles(rule: RuleSetRule, styles: RuleSetRule): RuleSetRule {
  if (rule.oneOf) return {...rule, oneOf: rule.oneOf.map((one) => (one ? withOtherStyles(one, styles) : one))};
  const loaders = loadersOf(rule.use);
  if (!loaders.some(isStock)) return rule;
  // With the flag, Rspack would not load a file without used exports, and its CSS would be missing.
  const {loader, options, ...others} = styles;
  const own = {loader: loader as string, options};
  return {
    ...rule,
    ...others,
    use: [own, ...loaders.filter((loader) => !isStock(loader))],
    sideEffects: true,
  } as RuleSetRule;
}

/**
 * Provides `__webpack_require__.gca`, by which scripts get the address of a chunk by name before they load it. Docusaurus's own plugin for
 * it uses a hook that Rspack lacks.
 */
function chunkAssets({hooks, rspack: {RuntimeGlobals, RuntimeModule}}: Compiler): void {
  class ChunkAssets extends RuntimeModule {
    constructor() {
      super('chunk assets', RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    generate(): string {
      const ids = Object.fromEntries(
        Object.entries((this.chunk as Chunk).getChunkMaps(false).name).map(([id, name]) => [name, id]),
      );
      return `__webpack_require__.gca = (chunk) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(${JSON.stringify(ids)}[chunk] || chunk);`;
    }
  }
  hooks.thisCompilation.tap('chunk-assets', (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-assets', (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkAssets());
    });
  });
}
