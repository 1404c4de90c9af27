import type {Configuration} from 'webpack';
import type {Plugin, Props} from '@docusaurus/types';
import {onDemand} from '../../on-demand';

type Given = Plugin<unknown> & {readonly content: unknown};
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

const configureOf = (plugin: Given): Configure | undefined =>
  (plugin.configureWebpack as Configure | undefined)?.bind(plugin);

/** A configuration with what one plugin adds to it. */
function withPlugin(props: Props, config: Configuration, plugin: Given, isServer: boolean): Configuration {
  const {applyConfigureWebpack} = load('@docusaurus/core/lib/webpack/utils') as {applyConfigureWebpack: Apply};
  const configure = configureOf(plugin);
  const {jsLoader} = (props.siteConfig as {webpack?: {jsLoader?: unknown}}).webpack ?? {};
  return configure ? applyConfigureWebpack(configure, config, isServer, jsLoader, plugin.content) : config;
}

/** beta.13's configuration of webpack for the program that renders pages, as plugins have changed it. */
export function serverConfig(props: Props): Configuration {
  const {createBaseConfig} = load('@docusaurus/core/lib/webpack/base') as {createBaseConfig: Base};
  return (props.plugins as unknown as readonly Given[]).reduce(
    (config, plugin) => withPlugin(props, config, plugin, true),
    createBaseConfig(props, true, false),
  );
}

/**
 * The name of the plugin of Docusaurus that gives a plugin of webpack, which is asked once more, as nothing else knows.
 *
 * @param isGiven whether a plugin of webpack is the one
 */
export function giverOf(props: Props, isGiven: (plugin: unknown) => boolean): string | undefined {
  const {createBaseConfig} = load('@docusaurus/core/lib/webpack/base') as {createBaseConfig: Base};
  return (props.plugins as unknown as readonly Given[]).find((plugin) =>
    [false, true].some((isServer) => {
      const config = {...createBaseConfig(props, isServer, false), plugins: []};
      return (withPlugin(props, config, plugin, isServer).plugins ?? []).some(isGiven);
    }),
  )?.name;
}
