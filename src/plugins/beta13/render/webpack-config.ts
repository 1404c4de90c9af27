import path from 'path';
import type {Compilation, Compiler, Configuration} from 'webpack';
import type {LoadContext} from '@docusaurus/types';
import {noteInputs, outputFolder} from './bundles';
import {bundleForServer, loadedFiles} from './server-bundle';

/**
 * Where webpack writes, the report of everything that it read, and the bundle that renders pages, which is made while webpack optimizes
 * what browsers load.
 *
 * @param base the configuration of beta.13, before plugins change it for browsers
 */
export function bundleBoth({siteDir, baseUrl}: LoadContext, base: Configuration): Configuration {
  const alias = {...base.resolve?.alias} as Record<string, string>;
  const apply = ({hooks}: Compiler) => {
    let inputs: Promise<readonly string[]> | undefined;
    const bundle = (compilation: Compilation) => {
      // A style sheet is compiled by a child compiler.
      if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
      inputs = bundleForServer({siteDir, baseUrl, alias}, loadedFiles(compilation), path.join(outputFolder(siteDir), 'server', 'server.bundle.js'));
      // Awaited below; a rejection before that is not unhandled.
      inputs.catch(() => undefined);
    };
    hooks.finishMake.tap('render', bundle);
    hooks.afterEmit.tapPromise('render', async (compilation) => noteInputs(compilation, (await inputs) ?? []));
  };
  return {output: {path: path.join(outputFolder(siteDir), 'client')}, plugins: [{apply}]};
}
