import type * as Rspack from '@rspack/core';
import type {Compiler, Plugin, RspackPluginInstance, StatsValue} from '@rspack/core';
import {onDemand} from '../../on-demand';
import {rspack} from './rspack';

const load = onDemand(__filename);

type Fields = Readonly<Record<string, never>>;

/** What webpack reports of a build by default, and Rspack only with these options. */
const STATS: StatsValue = {
  all: false,
  assets: true,
  cachedAssets: true,
  chunkModules: true,
  chunks: true,
  dependentModules: true,
  entrypoints: true,
  ids: true,
  nestedModules: true,
  orphanModules: true,
};

/**
 * Plugins of webpack that read modules of webpack, by the names of their classes, with Rspack's own of the same purpose, made with the same
 * options.
 */
const COUNTERPARTS: Readonly<Record<string, (fields: Fields, own: typeof Rspack) => Plugin>> = {
  BannerPlugin: ({options}, own) => new own.BannerPlugin(options),
  BundleAnalyzerPlugin: (plugin) => ({
    apply(compiler: Compiler) {
      compiler.hooks.done.tap({name: 'analyzed', stage: -1}, (stats) => {
        const toJson = stats.toJson.bind(stats);
        stats.toJson = (options = STATS) => toJson(options);
      });
      (plugin as unknown as RspackPluginInstance).apply(compiler);
    },
  }),
  // Which files `require()` with a pattern may mean, e.g. which grammars of Prism the theme adds.
  ContextReplacementPlugin: (
    {resourceRegExp, newContentResource, newContentRecursive, newContentRegExp},
    {ContextReplacementPlugin},
  ) =>
    newContentResource === undefined
      ? new ContextReplacementPlugin(resourceRegExp, newContentRegExp)
      : new ContextReplacementPlugin(resourceRegExp, newContentResource, newContentRecursive, newContentRegExp),
  CopyPlugin: ({patterns}, own) => new own.CopyRspackPlugin({patterns}),
  DefinePlugin: ({definitions}, own) => new own.DefinePlugin(definitions),
  EnvironmentPlugin: ({keys, defaultValues}, own) =>
    Object.assign(new own.EnvironmentPlugin(keys), {defaultValues: defaultValues as Record<string, string>}),
  IgnorePlugin: ({options}, own) => new own.IgnorePlugin(options),
  ProvidePlugin: ({definitions}, own) => new own.ProvidePlugin(definitions),
};

/** Plugins of beta.13 and of this site that work with Rspack as they are. */
const WORKING = [
  'Object',
  'Function',
  'ReactLoadableSSRAddon',
  'NormalModuleReplacementPlugin',
  'HotModuleReplacementPlugin',
  'HtmlWebpackPlugin',
];

/** Name of the class of a plugin; `Object` or `Function` for one without. */
export const classOf = (plugin: unknown): string => (plugin as object).constructor.name;

/** Names of the classes of plugins that were never tried with Rspack. */
export const unknownPlugins = (plugins: readonly unknown[]): readonly string[] =>
  plugins.map(classOf).filter((name) => !WORKING.includes(name) && !Object.hasOwn(COUNTERPARTS, name));

type PluginClass = {readonly prototype: {apply: (this: unknown, compiler: unknown) => void}};

const adapted = new WeakSet<PluginClass>();

/** Lets webpack's plugins that other plugins make themselves, e.g. node-polyfill-webpack-plugin, apply Rspack's own to its compiler. */
function adaptWebpack(own: typeof Rspack): void {
  const classes = load('webpack') as Readonly<Record<string, PluginClass | undefined>>;
  for (const name of Object.keys(COUNTERPARTS)) {
    const pluginClass = classes[name];
    if (!pluginClass || adapted.has(pluginClass)) continue;
    const {apply} = pluginClass.prototype;
    pluginClass.prototype.apply = function applyTo(compiler) {
      if (compiler instanceof own.Compiler) (forRspack(this) as RspackPluginInstance).apply(compiler);
      else apply.call(this, compiler);
    };
    adapted.add(pluginClass);
  }
}

/** A plugin for Rspack: its own in place of webpack's where there is one, and else the same. */
export function forRspack(plugin: unknown): Plugin {
  const own = rspack();
  const name = classOf(plugin);
  if (unknownPlugins([plugin]).length > 0) adaptWebpack(own);
  // A plugin of Rspack itself, which an owner may give too, has the same name, and the class that Rspack exports.
  const isOwn = (own as Readonly<Record<string, unknown>>)[name] === (plugin as object).constructor;
  return isOwn || !Object.hasOwn(COUNTERPARTS, name) ? (plugin as Plugin) : COUNTERPARTS[name](plugin as Fields, own);
}
