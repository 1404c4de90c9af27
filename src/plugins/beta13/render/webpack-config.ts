import path from 'path';
import type {Compiler, Configuration} from 'webpack';
import {checkPatch, noteInputs, outputFolder} from './bundles';

/** Steps of beta.13's compilations that index.ts takes over, by the names of their plugins. */
const STEPS = ['CleanWebpackPlugin', 'CopyPlugin', 'StaticSiteGeneratorWebpackPlugin', 'WaitPlugin'];

const nameOf = (plugin: unknown): string => (plugin as object).constructor.name;

/**
 * Removes the steps from a compilation: clearing the build folder, copying static files, waiting for the other compilation by looking
 * for its file every 300 ms, and rendering.
 *
 * @throws when nothing takes them over
 */
export function withoutSteps(config: Configuration): void {
  checkPatch();
  config.plugins = config.plugins?.filter((plugin) => plugin && !STEPS.includes(nameOf(plugin)));
}

/** Where a compilation writes, and the report of everything that it read. */
export function collectInputs(siteDir: string, isServer: boolean): Configuration {
  const report = ({hooks}: Compiler) => hooks.afterEmit.tap('render', (compilation) => noteInputs(compilation));
  return {output: {path: path.join(outputFolder(siteDir), isServer ? 'server' : 'client')}, plugins: [{apply: report}]};
}
