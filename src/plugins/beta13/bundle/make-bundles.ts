import path from 'path';
import type {Configuration} from 'webpack';
import type {Props} from '@docusaurus/types';
import {bundleForBrowsers} from './client-bundle';
import type {Loaded} from './loaded-files';
import {bundleForServer} from './server-bundle';

/** Names of modules for both bundles: those ending in `$`, and those that stand for nothing, are for browsers only (../smaller-app.ts). */
function aliasesOf({resolve}: Configuration): Readonly<Record<string, string>> {
  const aliases = Object.entries(resolve?.alias ?? {}) as readonly (readonly [string, unknown])[];
  return Object.fromEntries(
    aliases.filter((alias): alias is [string, string] => !alias[0].endsWith('$') && typeof alias[1] === 'string'),
  );
}

/**
 * Makes what browsers load, and the program that renders pages, at the same time.
 *
 * @param config beta.13's configuration of webpack for browsers, as plugins have changed it
 * @returns files and folders that were read, or looked for in vain
 * @throws when modules or style sheets have mistakes, or are not found
 */
export async function makeBundles(
  {siteDir, baseUrl, siteConfig}: Props,
  config: Configuration,
  folder: string,
): Promise<readonly string[]> {
  let onLoaded: (loaded: Loaded) => void = () => undefined;
  const loaded = new Promise<Loaded>((resolve) => (onLoaded = resolve));
  const forServer = bundleForServer({siteDir, baseUrl, alias: aliasesOf(config)}, loaded, folder);
  // Awaited below; a rejection before that is not unhandled.
  forServer.catch(() => undefined);
  const forBrowsers = await bundleForBrowsers(
    {siteDir, siteConfig, folder: path.join(folder, 'client')},
    config,
    onLoaded,
  );
  return [...forBrowsers, ...(await forServer)];
}
