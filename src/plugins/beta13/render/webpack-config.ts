import path from 'path';
import type {Compiler, Configuration, Module} from 'webpack';
import type {LoadContext} from '@docusaurus/types';
import {noteInputs, outputFolder} from './bundles';
import {bundleForServer, loadedFiles} from './server-bundle';

/**
 * Where webpack writes, the report of everything that it read, and the bundle that renders pages, which is made while webpack writes
 * what browsers load.
 *
 * @param base the configuration of beta.13, before plugins change it for browsers
 */
export function bundleBoth({siteDir, baseUrl}: LoadContext, base: Configuration): Configuration {
  const alias = {...base.resolve?.alias} as Record<string, string>;
  const file = path.join(outputFolder(siteDir), 'server', 'server.bundle.js');
  const apply = ({hooks}: Compiler) => {
    let inputs: Promise<readonly string[]> | undefined;
    hooks.thisCompilation.tap('render', (compilation) => {
      let modules: readonly Module[] = [];
      compilation.hooks.finishModules.tap('render', (all) => (modules = Array.from(all)));
      compilation.hooks.afterCodeGeneration.tap('render', () => {
        if (compilation.errors.length > 0) return;
        inputs = bundleForServer({siteDir, baseUrl, alias}, loadedFiles(modules), file);
        // Awaited below; a rejection before that is not unhandled.
        inputs.catch(() => undefined);
      });
    });
    hooks.afterEmit.tapPromise('render', async (compilation) => noteInputs(compilation, (await inputs) ?? []));
  };
  return {output: {path: path.join(outputFolder(siteDir), 'client')}, plugins: [{apply}]};
}
