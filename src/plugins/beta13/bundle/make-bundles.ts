import path from 'path';
import {stripVTControlCharacters} from 'util';
import type {Configuration} from 'webpack';
import type {Props} from '@docusaurus/types';
import {bundleForBrowsers} from './client-bundle';
import type {Loaded} from './loaded-files';
import {bundleForServer} from './server-bundle';
import {giverOf, serverConfig} from './server-config';
import {serverModules} from './server-plugins';
import {classOf, unknownPlugins} from './webpack-plugins';

/** What plugins of this site report inside of an error of Rspack, each with its own place. */
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

/**
 * Makes what browsers load, and the program that renders pages, at the same time.
 *
 * @param config beta.13's configuration of webpack for browsers, as plugins have changed it
 * @returns files and folders that were read, or looked for in vain
 * @throws when modules or style sheets have mistakes, or are not found
 */
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
