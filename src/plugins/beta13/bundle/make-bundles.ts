import path from 'path';
import type {Configuration} from 'webpack';
import type {Props} from '@docusaurus/types';
import {bundleForBrowsers} from './client-bundle';
import {ownerOf} from './configurations';
import type {Configurations} from './configurations';
import type {Loaded} from './loaded-files';
import {bundleForServer} from './server-bundle';
import {problemsIn} from './page-mistakes';
import {serverModules} from './server-plugins';
import {classOf, unknownPlugins} from './webpack-plugins';

/** An error of Rspack, with the names of webpack plugins that were not tested with it, and of the Docusaurus plugins that add them. */
function withPluginNames(props: Props, {plugins = []}: Configuration, error: Error): Error {
  const problems = problemsIn(error.message);
  if (problems.length > 0)
    return Object.assign(new Error(problems.join('\n'), {cause: error}), {stack: problems.join('\n')});
  const suspects = unknownPlugins(plugins).map(
    (name) => `${name} of the plugin "${ownerOf(props, (plugin) => classOf(plugin) === name) ?? 'unknown'}"`,
  );
  if (suspects.length === 0) return error;
  const message = `[beta13] docusaurus.config.ts: Rspack, which bundles in place of webpack, stopped in a plugin of webpack: ${error.message}. It may be ${suspects.join(', or ')}. Take it out, or give a plugin that works with Rspack.`;
  return Object.assign(new Error(message, {cause: error}), {stack: `${message}\n${error.stack ?? ''}`});
}

/**
 * Makes the bundle for browsers and the program that renders pages, in parallel.
 *
 * @returns files that were read, or looked for in vain
 */
export async function makeBundles(
  props: Props,
  {forBrowsers: config, forServer: ofServer}: Configurations,
  folder: string,
): Promise<readonly string[]> {
  const {siteDir, baseUrl, siteConfig} = props;
  const forPages = serverModules(siteDir, ofServer);
  let onLoaded: (loaded: Loaded) => void = () => undefined;
  const loaded = new Promise<Loaded>((resolve) => (onLoaded = resolve));
  const forServer = bundleForServer({siteDir, baseUrl, modules: forPages}, loaded, folder);
  // Awaited below; this prevents an unhandled rejection until then.
  forServer.catch(() => undefined);
  const forBrowsers = await bundleForBrowsers(
    {siteDir, siteConfig, folder: path.join(folder, 'client')},
    config,
    onLoaded,
  ).catch((error: unknown) => {
    throw withPluginNames(props, config, error as Error);
  });
  return [...forBrowsers, ...(await forServer)];
}
