import type {Configuration, RuleSetRule} from 'webpack';

type Loader = {readonly loader: string; readonly options?: object};

/** Without any plugin PostCSS would not read the styles, and miss what is wrong with them. */
const READ_ONLY = {postcssPlugin: 'read-only'};

/** No search for a configuration beside each stylesheet, and no prefixes, which the browsers of writers do not need. */
const POSTCSS_OPTIONS = {postcssOptions: {config: false, plugins: [READ_ONLY]}};

/** css-loader exports one object, and makes names of classes and keyframes local, but not those of properties, grids and containers. */
const AS_CSS_LOADER = {namedExports: false, dashedIdents: false, customIdents: false, container: false, function: false, grid: false};

/** Names of classes as upstream's css-loader makes them. */
const LOCAL_IDENT_NAME = '[local]_[path][name]';

const readsStyles = (rule: RuleSetRule): boolean => JSON.stringify(rule.use)?.includes('postcss-loader') ?? false;

/** webpack's own CSS modules in the place of css-loader and its compilation for each file; PostCSS stays, to say what is wrong. */
function nativeRule(rule: RuleSetRule): RuleSetRule {
  const {loader} = (rule.use as readonly Loader[]).find((use) => use.loader.includes('postcss-loader')) as Loader;
  return {...rule, type: 'css/auto', use: [{loader, options: POSTCSS_OPTIONS}]};
}

/**
 * Lets webpack compile styles itself, which saves one compilation for each stylesheet.
 *
 * @param config configuration of `start`, whose rules are replaced
 * @throws when beta.13's rules of styles are not found
 */
export function useNativeCss(config: Configuration): void {
  const rules = (config.module?.rules ?? []) as readonly RuleSetRule[];
  if (!rules.some(readsStyles)) throw new Error('[fast-start] webpack has no rule of styles with PostCSS. It did in beta.13.');
  config.module = {
    ...config.module,
    rules: rules.map((rule) => (readsStyles(rule) ? nativeRule(rule) : rule)),
    parser: {...config.module?.parser, 'css/auto': AS_CSS_LOADER},
    generator: {...config.module?.generator, 'css/auto': {localIdentName: LOCAL_IDENT_NAME, esModule: false}},
  };
  config.experiments = {...config.experiments, css: true};
}
