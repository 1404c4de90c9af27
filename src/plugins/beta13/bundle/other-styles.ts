import type {RuleSetRule, RuleSetUseItem} from '@rspack/core';

/** The loaders of beta.13 (`getStyleLoaders`), in whose place our own makes the names of classes, and styles.ts the sheet. */
const STOCK_LOADERS = /[\\/](?:mini-css-extract-plugin|css-loader|postcss-loader)[\\/]/;

const isStock = (loader: unknown): boolean =>
  STOCK_LOADERS.test(typeof loader === 'string' ? loader : String((loader as {loader?: string} | null)?.loader));

const loadersOf = (use: unknown): readonly RuleSetUseItem[] =>
  typeof use === 'function' ? [] : ([use ?? []].flat() as unknown as readonly RuleSetUseItem[]);

/**
 * The rule of a plugin for another language of style sheets, such as Sass: the loaders that make CSS stay, and ours takes the place of
 * beta.13's.
 *
 * @param styles our rule for style sheets
 */
export function withOtherStyles(rule: RuleSetRule, styles: RuleSetRule): RuleSetRule {
  if (rule.oneOf) return {...rule, oneOf: rule.oneOf.map((one) => (one ? withOtherStyles(one, styles) : one))};
  const loaders = loadersOf(rule.use);
  if (!loaders.some(isStock)) return rule;
  // With the flag, Rspack does not load a file from which nothing is imported, and nothing makes CSS of it.
  const {loader, options, ...others} = styles;
  const own = {loader: loader as string, options};
  return {
    ...rule,
    ...others,
    use: [own, ...loaders.filter((given) => !isStock(given))],
    sideEffects: true,
  } as RuleSetRule;
}
