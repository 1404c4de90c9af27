import {inspect} from 'util';
import type {Configuration} from 'webpack';
import type {Plugin, Props} from '@docusaurus/types';
import {onDemand} from '../../on-demand';
import {isStock} from '../plugin-errors';
import {classOf} from './webpack-plugins';

/** Creates the webpack configuration for browsers, including changes by plugins. */
export type MakeConfig = (() => Promise<Configuration>) & {
  readonly options: {readonly minify?: boolean; readonly bundleAnalyzer?: boolean};
};

type LoadedPlugin = Plugin<unknown> & {readonly content: unknown};
type Configure = (...input: readonly unknown[]) => Configuration;
type Apply = (
  configure: Configure,
  config: Configuration,
  isServer: boolean,
  jsLoader: unknown,
  content: unknown,
) => Configuration;
type Base = (props: Props, isServer: boolean, minify: boolean) => Configuration;

const load = onDemand(__filename);

const configureOf = (plugin: LoadedPlugin): Configure | undefined =>
  (plugin.configureWebpack as Configure | undefined)?.bind(plugin);

function withPlugin(props: Props, config: Configuration, plugin: LoadedPlugin, isServer: boolean): Configuration {
  const {applyConfigureWebpack} = load('@docusaurus/core/lib/webpack/utils') as {applyConfigureWebpack: Apply};
  const configure = configureOf(plugin);
  const {jsLoader} = (props.siteConfig as {webpack?: {jsLoader?: unknown}}).webpack ?? {};
  return configure ? applyConfigureWebpack(configure, config, isServer, jsLoader, plugin.content) : config;
}

/** beta.13's webpack configuration of the program that renders pages, including changes by plugins. */
function serverConfig(props: Props): Configuration {
  const {createBaseConfig} = load('@docusaurus/core/lib/webpack/base') as {createBaseConfig: Base};
  return (props.plugins as unknown as readonly LoadedPlugin[]).reduce(
    (config, plugin) => withPlugin(props, config, plugin, true),
    createBaseConfig(props, true, false),
  );
}

/** Name of the Docusaurus plugin that adds a webpack plugin; found by calling configureWebpack of each again. */
export function ownerOf(props: Props, isWanted: (plugin: unknown) => boolean): string | undefined {
  const {createBaseConfig} = load('@docusaurus/core/lib/webpack/base') as {createBaseConfig: Base};
  return (props.plugins as unknown as readonly LoadedPlugin[]).find((plugin) =>
    [false, true].some((isServer) => {
      const config = {...createBaseConfig(props, isServer, false), plugins: []};
      return (withPlugin(props, config, plugin, isServer).plugins ?? []).some(isWanted);
    }),
  )?.name;
}

/** The webpack configurations of beta.13 and plugins, for browsers and for the program that renders pages. */
export type Configurations = {readonly forBrowsers: Configuration; readonly forServer: Configuration};

export const configurationsOf = async (props: Props, makeConfig: MakeConfig): Promise<Configurations> => ({
  forBrowsers: await makeConfig(),
  forServer: serverConfig(props),
});

/** Plugins of this site that configure webpack; their output depends only on their source files. */
const SHIPPED = ['beta13', 'code', 'licenses', 'publish'];

/** Whether plugins of the owner configure the bundles: their output may depend on environment variables or other programs. */
export const isByOwner = ({plugins}: Props): boolean =>
  plugins.some(
    (plugin) =>
      (plugin.configureWebpack ?? plugin.configurePostCss) && !SHIPPED.includes(plugin.name) && !isStock(plugin),
  );

/** The values that EnvironmentPlugin reads while bundling. */
const environmentOf = ({plugins = []}: Configuration): readonly unknown[] =>
  plugins
    .filter((plugin) => classOf(plugin) === 'EnvironmentPlugin')
    .flatMap((plugin) => (plugin as unknown as {readonly keys: readonly string[]}).keys)
    .map((name) => process.env[name]);

/** All values in the configurations as a text, for cache keys. */
export const valuesIn = ({forBrowsers, forServer}: Configurations): string =>
  inspect([forBrowsers, forServer, ...[forBrowsers, forServer].map(environmentOf)], {
    depth: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
    customInspect: false,
  });
