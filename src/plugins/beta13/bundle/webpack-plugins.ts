import type * as Rspack from '@rspack/core';
import type {Compiler, Plugin, RspackPluginInstance, StatsValue} from '@rspack/core';
import {onDemand} from '../../on-demand';
import {rspack} from './rspack';

const load = onDemand(__filename);

type Fields = Readonly<Record<string, never>>;

/** What webpack reports of a build by default; Rspack needs these options for it. */
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

/** Rspack's counterparts of webpack plugins that read webpack's modules, by class name, created with the same options. */
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
  // Defines the files that a `require()` with a pattern may load, e.g. the grammars of Prism that the theme adds.
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

/** webpack plugins of beta.13 and of this site that work with Rspack. */
const WORKING = [
  'Object',
  'Function',
  'ReactLoadableSSRAddon',
  'NormalModuleReplacementPlugin',
  'HotModuleReplacementPlugin',
  'HtmlWebpackPlugin',
];

/** Class name of a plugin; `Object` or `Function` for one without a class. */
export const classOf = (plugin: unknown): string => (plugin as object).constructor.name;

/** Class names of plugins that were never tested with Rspack. */
export const unknownPlugins = (plugins: readonly unknown[]): readonly string[] =>
  plugins.map(classOf).filter((name) => !WORKING.includes(name) && !Object.hasOwn(COUNTERPARTS, name));

type PluginClass = {readonly prototype: {apply: (this: unknown, compiler: unknown) => void}};

const adapted = new WeakSet<PluginClass>();

/** Replaces webpack's own plugins by Rspack's, for plugins that create them internally, e.g. node-polyfill-webpack-plugin. */
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

/** The counterpart of a webpack plugin for Rspack, else the plugin itself. */
export function forRspack(plugin: unknown): Plugin {
  const own = rspack();
  const name = classOf(plugin);
  if (unknownPlugins([plugin]).length > 0) adaptWebpack(own);
  // An owner may also add a plugin of Rspack, which has the same class name.
  const isOwn = (own as Readonly<Record<string, unknown>>)[name] === (plugin as object).constructor;
  return isOwn || !Object.hasOwn(COUNTERPARTS, name) ? (plugin as Plugin) : COUNTERPARTS[name](plugin as Fields, own);
}
