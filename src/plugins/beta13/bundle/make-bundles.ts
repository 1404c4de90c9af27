import path from 'path';
import {stripVTControlCharacters} from 'util';
import type {Configuration} from 'webpack';
import type {Props, Plugin} from '@docusaurus/types';
import {onDemand} from '../../on-demand';
import {bundleForBrowsers} from './client-bundle';
import type {Loaded} from './loaded-files';
import {bundleForServer} from './server-bundle';
import {serverModules} from './server-plugins';
import {classOf, unknownPlugins} from './webpack-plugins';

const problemsIn = (message: string): readonly string[] =>
  Array.from(stripVTControlCharacters(message).matchAll(/^[\s│×╰─▶]*(\[[\w-]+\] .+)$/gm), ([, problem]) => problem);

/** An error of Rspack, with the plugins of webpack that nobody knows whether they work with it, and who gives them. */
function withGivers(props: Props, {plugins = []}: Configuration, error: Error): Error {
  const problems = problemsIn(error.message);
  if (problems.length > 0)
    return Object.assign(new Error(problems.join('\n'), {cause: error}), {stack: problems.join('\n')});
  const givers = unknownPlugins(plugins).map(
    (name) => `${name} of the plugin "${giverOf(props, (plugin) => classOf(plugin) === name) ?? 'unknown'}"`,
  );
  // Mistakes in modules have no stack beside their text.
  if (givers.length === 0 || error.stack === error.message) return error;
  const message = `[beta13] docusaurus.config.ts: Rspack, which bundles in place of webpack, stopped in a plugin of webpack: ${error.message}. It may be ${givers.join(', or ')}. Take it out, or give a plugin that works with Rspack.`;
  return Object.assign(new Error(message, {cause: error}), {stack: `${message}\n${error.stack ?? ''}`});
}

/** Makes what browsers load, and the program that renders pages, at the same time. @returns files that were read, or looked for in vain */
export async function makeBundles(props: Props, config: Configuration, folder: string): Promise<readonly string[]> {
  const {siteDir, baseUrl, siteConfig} = props;
  const forPages = serverModules(siteDir, serverConfig(props));
  let onLoaded: (loaded: Loaded) => void = () => undefined;
  const loaded = new Promise<Loaded>((resolve) => (onLoaded = resolve));
  const forServer = bundleForServer({siteDir, baseUrl, modules: forPages}, loaded, folder);
  // Awaited below; a rejection before that is not unhandled.
  forServer.catch(() => undefined);
  const forBrowsers = await bundleForBrowsers(
    {siteDir, siteConfig, folder: path.join(folder, 'client')},
    config,
    onLoaded,
  ).catch((error: unknown) => {
    throw withGivers(props, config, error as Error);
  });
  return [...forBrowsers, ...(await forServer)];
}

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

/** The plugin of Docusaurus that gives a plugin of webpack, found by asking all once more. */
export function giverOf(props: Props, isGiven: (plugin: unknown) => boolean): string | undefined {
  const {createBaseConfig} = load('@docusaurus/core/lib/webpack/base') as {createBaseConfig: Base};
  return (props.plugins as unknown as readonly Given[]).find((plugin) =>
    [false, true].some((isServer) => {
      const config = {...createBaseConfig(props, isServer, false), plugins: []};
      return (withPlugin(props, config, plugin, isServer).plugins ?? []).some(isGiven);
    }),
  )?.name;
}
