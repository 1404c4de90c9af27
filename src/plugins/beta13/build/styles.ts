import {css} from 'webpack';
import type {Chunk, ChunkGraph, Compilation, Compiler, Configuration, Module, RuleSetRule, RuleSetUseItem} from 'webpack';

const STYLES = /\.css$/;
const CSS_MODULES = /\.module\.css$/;

/** Up to this size an image is part of the style sheet, in bytes; beta.13's limit. */
const INLINE_BYTES = 10_000;

/** Only classes and animations are local to their file, as with css-loader: custom properties and names of areas are used across files. */
const SHARED_NAMES = {container: false, customIdents: false, dashedIdents: false, function: false, grid: false};

/**
 * Names of files and classes. Class names occur in every page of a build; three characters of a hash distinguish those of the same name. In
 * `start` an edit changes no name.
 */
const NAMES = {
  production: {file: 'assets/css/[name].[contenthash:8].css', className: '[local]_[contenthash:base64:3]'},
  development: {file: '[name].css', className: '[local]-[id]'},
} as const;

const kindsWith = (localIdentName: string): readonly RuleSetRule[] => [
  {test: STYLES, exclude: CSS_MODULES, type: 'css'},
  {
    test: CSS_MODULES,
    type: 'css/module',
    parser: {...SHARED_NAMES, namedExports: false},
    generator: {localIdentName},
  },
];

const IMAGES: RuleSetRule = {
  dependency: 'url',
  type: 'asset',
  parser: {dataUrlCondition: {maxSize: INLINE_BYTES}},
  generator: {filename: 'assets/images/[name]-[contenthash][ext]'},
};

const sourceTypes = (chunkGraph: ChunkGraph, chunk: Chunk, module: Module): Set<string> =>
  new Set(chunkGraph.isModuleInChunk(module, chunk) ? chunkGraph.getChunkModuleSourceTypes(chunk, module) : []);

/** Moves the styles of a module into another chunk. What scripts read of them, the names of classes, stays where it is. */
function moveStyles(chunkGraph: ChunkGraph, module: Module, from: Chunk, to: Chunk): void {
  const [left, moved] = [from, to].map((chunk) => sourceTypes(chunkGraph, chunk, module));
  left.delete('css');
  chunkGraph.connectChunkAndModule(to, module);
  chunkGraph.setChunkModuleSourceTypes(to, module, moved.add('css'));
  if (left.size > 0) chunkGraph.setChunkModuleSourceTypes(from, module, left);
  else chunkGraph.disconnectChunkAndModule(from, module);
}

/** Puts all styles into one file in the order of imports, as in beta.13: scripts load no styles. */
function joinStyles(compilation: Compilation): void {
  const {chunkGraph, moduleGraph, chunks, entrypoints, hooks} = compilation;
  const orderOf = (module: Module) => moduleGraph.getPostOrderIndex(module) ?? 0;
  css.CssModulesPlugin.getCompilationHooks(compilation).orderModules.tap('styles', (_chunk, modules) => modules.sort((a, b) => orderOf(a) - orderOf(b)));
  hooks.afterOptimizeChunkModules.tap('styles', () => {
    const [first] = Array.from(entrypoints.values(), (entry) => entry.getEntrypointChunk());
    for (const chunk of chunks) {
      if (chunk === first) continue;
      for (const module of Array.from(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css') ?? [])) moveStyles(chunkGraph, module, chunk, first);
    }
  });
}

const isFor =
  (test: RuleSetRule['test']) =>
  (rule: RuleSetRule): boolean =>
    String(rule.test) === String(test);

/**
 * Lets webpack make the style sheet, after PostCSS has found syntax errors. Beta.13 has two more loaders for it, and a compiler for each
 * file: a second of a cold build, and of the first page of `start`. Prefixes for browsers are added by src/plugins/publish.
 *
 * @throws when beta.13's rules or options for styles are not found
 */
export function makeStyles(config: Configuration): void {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  const isBuild = config.mode === 'production';
  const names = isBuild ? NAMES.production : NAMES.development;
  const kinds = kindsWith(names.className);
  const styles = kinds.map((kind) => ({...kind, use: (rules.find(isFor(kind.test))?.use as RuleSetUseItem[] | undefined)?.slice(-1)}));
  const {splitChunks} = config.optimization ?? {};
  if (!splitChunks || styles.some(({use}) => !use)) throw new Error('[beta13] no rules for styles. There were two in beta.13. See what took their place.');
  delete splitChunks.cacheGroups?.styles;
  // The loaders for images make JavaScript, which a style sheet cannot hold.
  const others = rules.filter((rule) => !kinds.some(({test}) => isFor(test)(rule))).map((rule) => ({...rule, dependency: {not: ['url']}}));
  config.module = {...config.module, rules: [...others, ...styles, IMAGES]};
  const apply = ({hooks}: Compiler) => hooks.thisCompilation.tap('styles', joinStyles);
  config.plugins = [...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'MiniCssExtractPlugin'), ...(isBuild ? [{apply}] : [])];
  config.output = {...config.output, cssFilename: names.file};
  config.experiments = {...config.experiments, css: true};
}
