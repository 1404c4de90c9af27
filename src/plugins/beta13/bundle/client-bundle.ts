import type {Compiler, Module, RuleSetRule, Stats} from '@rspack/core';
import type {Configuration} from 'webpack';
import {loadedFiles} from './loaded-files';
import type {Loaded} from './loaded-files';
import {rspackOptions} from './options';
import type {SiteConfig} from './options';
import {mistakeIn, mistakeOfPlugin} from './code-mistake';
import {plainError, plainMessage, problemsIn} from './page-mistakes';
import type {ModuleError} from './page-mistakes';
import {fileOfModule} from '../any-folder/module-file';
import {rspack} from './rspack';
import {formatProblem} from '../../../../contract';
import {relativePath} from '../../relative-path';

type Place = {readonly siteDir: string; readonly siteConfig: SiteConfig; readonly folder: string};

/** Scripts use only the class names of style sheets. */
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

/** An error of Rspack as lines with their locations: Rspack shows that of a module in a picture of the code, and a plugin's error lacks it. */
function linesOf(siteDir: string, {message, module, loc}: ModuleError): string {
  const file = module && fileOfModule(module);
  const text = plainMessage(message);
  const own = problemsIn(text);
  if (own.length > 0) return own.join('\n');
  if (!file) return formatProblem({plugin: 'beta13', file: 'docusaurus.config.ts', message: mistakeOfPlugin(text)});
  const start = typeof loc === 'object' && 'start' in loc ? loc.start : undefined;
  const place = {file: relativePath(siteDir, file), line: start?.line, column: start?.column};
  return formatProblem({plugin: 'beta13', ...place, ...mistakeIn(file, text)});
}

/** Rspack's errors as one error. */
const mistakesIn = (siteDir: string, {compilation: {errors}}: Stats): Error =>
  plainError(errors.map((error) => linesOf(siteDir, error as ModuleError)).join('\n'));

/**
 * Bundles the code for browsers with Rspack.
 *
 * @param onLoaded called with the output of loaders, while Rspack continues
 * @returns files that were read, or looked for in vain
 */
export async function bundleForBrowsers(
  {siteDir, siteConfig, folder}: Place,
  config: Configuration,
  onLoaded: (loaded: Loaded) => void,
): Promise<readonly string[]> {
  const {rspack: createCompiler, ContextModule, SwcJsMinimizerRspackPlugin} = rspack();
  const options = rspackOptions(config, namesOfClasses(siteDir), {siteDir, ...siteConfig});
  const reportLoaded = ({hooks}: Compiler) => {
    hooks.thisCompilation.tap('loaded', (compilation) => {
      const isInContext = (module: Module) => compilation.moduleGraph.getIssuer(module) instanceof ContextModule;
      compilation.hooks.finishModules.tap('loaded', (modules) => onLoaded(loadedFiles(modules, isInContext)));
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
      const mistakes = stats.hasErrors() ? mistakesIn(siteDir, stats) : undefined;
      const inputs = inputsOf(stats);
      compiler.close(() => (mistakes ? reject(mistakes) : resolve(inputs)));
    });
  });
}
