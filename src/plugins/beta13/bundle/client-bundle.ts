import type {Compiler, RuleSetRule, Stats} from '@rspack/core';
import type {Configuration} from 'webpack';
import {loadedFiles} from './loaded-files';
import type {Loaded} from './loaded-files';
import {rspackOptions} from './options';
import type {SiteConfig} from './options';
import {mistakeIn} from './code-mistake';
import {isOfPage, plainError, plainMessage} from './page-mistakes';
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

/** An error of a module as one line with its location, which Rspack shows in a picture of the code, and a plugin's error lacks. */
function withPlace(siteDir: string, {message, module, loc}: ModuleError): string {
  const file = module && fileOfModule(module);
  const text = plainMessage(message);
  if (!file || isOfPage(text)) return text;
  const start = typeof loc === 'object' && 'start' in loc ? loc.start : undefined;
  const place = {file: relativePath(siteDir, file), line: start?.line, column: start?.column};
  return formatProblem({plugin: 'beta13', ...place, ...mistakeIn(file, text)});
}

/** Rspack's errors as one error. For mistakes in pages it consists of their own lines only. */
function mistakesIn(siteDir: string, {compilation: {errors}}: Stats): Error {
  const texts = errors.map((error) => withPlace(siteDir, error as ModuleError));
  const text = texts.join('\n');
  return plainError(texts.every(isOfPage) ? text : `[beta13] the scripts cannot be made:\n${text}`);
}

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
      const mistakes = stats.hasErrors() ? mistakesIn(siteDir, stats) : undefined;
      const inputs = inputsOf(stats);
      compiler.close(() => (mistakes ? reject(mistakes) : resolve(inputs)));
    });
  });
}
