import type {Compiler, RuleSetRule, Stats} from '@rspack/core';
import type {Configuration} from 'webpack';
import {loadedFiles} from './loaded-files';
import type {Loaded} from './loaded-files';
import {rspackOptions} from './options';
import type {SiteConfig} from './options';
import {isOfPage, plainMessage} from './page-mistakes';
import {rspack} from './rspack';

/** The site, and where the bundle is written. */
type Place = {readonly siteDir: string; readonly siteConfig: SiteConfig; readonly folder: string};

/** Scripts use the names of classes only. */
const namesOfClasses = (siteDir: string): RuleSetRule => ({
  type: 'javascript/auto',
  sideEffects: false,
  loader: require.resolve('./style-loader.ts'),
  options: {siteDir},
});

const inputsOf = ({
  compilation: {fileDependencies, missingDependencies, contextDependencies},
}: Stats): readonly string[] =>
  [fileDependencies, missingDependencies, contextDependencies].flatMap((dependencies) => Array.from(dependencies));

/** The errors of modules with their places: the text that Rspack itself makes of them may be empty. */
const errorsIn = (stats: Stats): readonly string[] =>
  (stats.toJson({all: false, errors: true}).errors ?? []).map(({moduleName, loc, message}) => {
    const place = [moduleName?.replace(/^\.\//, ''), loc?.split('-')[0]].filter(Boolean).join(':');
    return [place, plainMessage(message)].filter(Boolean).join(': ');
  });

/** What Rspack reports, as one error. Mistakes in pages need no more than their own lines. */
function mistakesIn(stats: Stats): Error {
  const pages = stats.compilation.errors.map(({message}) => plainMessage(message));
  const error = new Error(
    pages.every(isOfPage) ? pages.join('\n') : `[beta13] the scripts cannot be made:\n${errorsIn(stats).join('\n')}`,
  );
  error.stack = error.message;
  return error;
}

/**
 * Bundles what browsers load with Rspack.
 *
 * @param config beta.13's configuration of webpack, as plugins have changed it
 * @param onLoaded is given what loaders have made, while Rspack goes on
 * @returns files and folders that were read, or looked for in vain
 * @throws when modules have mistakes or are not found, with all of them
 */
export function bundleForBrowsers(
  {siteDir, siteConfig, folder}: Place,
  config: Configuration,
  onLoaded: (loaded: Loaded) => void,
): Promise<readonly string[]> {
  const {rspack: createCompiler, SwcJsMinimizerRspackPlugin} = rspack();
  const options = rspackOptions(config, namesOfClasses(siteDir), {siteDir, ...siteConfig});
  const reportLoaded = ({hooks}: Compiler) => {
    hooks.thisCompilation.tap('loaded', (compilation) => {
      compilation.hooks.finishModules.tap('loaded', (modules) => onLoaded(loadedFiles(modules)));
    });
  };
  const compiler = createCompiler({
    ...options,
    output: {...options.output, path: folder},
    plugins: [...(options.plugins ?? []), reportLoaded],
    optimization: {...options.optimization, minimizer: [new SwcJsMinimizerRspackPlugin({extractComments: false})]},
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('[beta13] Rspack has made nothing.'));
      const mistakes = stats.hasErrors() ? mistakesIn(stats) : undefined;
      const inputs = inputsOf(stats);
      compiler.close(() => (mistakes ? reject(mistakes) : resolve(inputs)));
    });
  });
}
