import type {Configuration, RuleSetRule, RuleSetUseItem} from 'webpack';

/** Only classes and animations are local to their file, as with css-loader: custom properties and names of areas are used across files. */
const SHARED_NAMES = {container: false, customIdents: false, dashedIdents: false, function: false, grid: false};

const STYLES = /\.css$/;
const CSS_MODULES = /\.module\.css$/;

const KINDS: readonly RuleSetRule[] = [
  {test: STYLES, exclude: CSS_MODULES, type: 'css'},
  // An edit changes no name.
  {test: CSS_MODULES, type: 'css/module', parser: {...SHARED_NAMES, namedExports: false}, generator: {localIdentName: '[local]-[id]'}},
];

const IMAGES: RuleSetRule = {dependency: 'url', type: 'asset'};

const isFor =
  (test: RuleSetRule['test']) =>
  (rule: RuleSetRule): boolean =>
    String(rule.test) === String(test);

/**
 * Saves searching a configuration for each style sheet, and adding prefixes, which writers' browsers do not need. With no plugin at all
 * PostCSS would not parse the styles, and so miss syntax errors.
 */
export const PLAIN_CSS = {config: false, plugins: [{postcssPlugin: 'read-only'}]};

/**
 * Lets webpack make the styles, after PostCSS has found syntax errors. Beta.13 has two more loaders for it, and a compiler for each file:
 * 0.7 s of the first page.
 *
 * @throws when beta.13's rules for styles are not found
 */
export function makeStyles(config: Configuration): void {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  const styles = KINDS.map((kind) => ({...kind, use: (rules.find(isFor(kind.test))?.use as RuleSetUseItem[] | undefined)?.slice(-1)}));
  if (styles.some(({use}) => !use)) throw new Error('[beta13] no rules for styles. There were two in beta.13. See what took their place.');
  // The loaders for images make JavaScript, which a style sheet cannot hold.
  const others = rules.filter((rule) => !KINDS.some(({test}) => isFor(test)(rule))).map((rule) => ({...rule, dependency: {not: ['url']}}));
  config.module = {...config.module, rules: [...others, ...styles, IMAGES]};
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'MiniCssExtractPlugin');
  config.output = {...config.output, cssFilename: '[name].css'};
  config.experiments = {...config.experiments, css: true};
}
