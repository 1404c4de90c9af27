import {readFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import type {RuleSetRule, RuleSetUse} from '@rspack/core';
import postcss from 'postcss';
import type {AcceptedPlugin, ChildNode, ProcessOptions} from 'postcss';
import {ProblemsError, throwProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {perSite} from '../../per-site';
import {configProblem} from '../options/config-problem';

/** PostCSS plugins and options that plugins of the site add to those of beta.13. */
type StyleTools = {
  readonly postCss: readonly AcceptedPlugin[];
  readonly options: Pick<ProcessOptions, 'parser' | 'syntax' | 'stringifier'>;
};

type PostcssOptions = StyleTools['options'] & {
  readonly plugins?: readonly unknown[] | Readonly<Record<string, unknown>>;
};

/** The PostCSS plugin of beta.13, replaced by esbuild's prefixes. */
const STOCK = 'autoprefixer';

/** State of a site's style sheets; loaders run in the same process. */
type Known = {
  tools: StyleTools;
  /** Files that PostCSS plugins report as their dependencies. */
  readonly read: Set<string>;
  /** Output of loaders for other style languages such as Sass, by file. */
  readonly made: Map<string, string>;
};

const knownOf = perSite((): Known => ({tools: {postCss: [], options: {}}, read: new Set(), made: new Map()}));

export const filesReadByPlugins = (siteDir: string): readonly string[] => [...knownOf(siteDir).read];

const loadersOf = (rule: RuleSetRule | string): readonly RuleSetUse[] =>
  typeof rule === 'object' && rule ? ([rule.use ?? []].flat() as readonly RuleSetUse[]) : [];

const optionsIn = (rules: readonly RuleSetRule[]): readonly PostcssOptions[] =>
  rules
    .flatMap(loadersOf)
    .flatMap((loader) => (loader as {options?: {postcssOptions?: PostcssOptions}}).options?.postcssOptions ?? []);

/** A PostCSS plugin in each form that postcss-loader accepts: itself, its package, or its package with options. */
function pluginOf(siteDir: string, plugin: unknown): readonly AcceptedPlugin[] {
  const [name, options] = [plugin].flat() as readonly unknown[];
  if (name === STOCK || options === false) return [];
  if (typeof name !== 'string') return [name as AcceptedPlugin];
  const load = createRequire(path.join(siteDir, 'package.json')) as (name: string) => unknown;
  const loaded = load(name) as {readonly default?: unknown};
  return [((loaded.default ?? loaded) as (options: unknown) => AcceptedPlugin)(options ?? {})];
}

const refusal = (message: string): Problem => configProblem(`configurePostCss of a plugin ${message}`);

/**
 * Reads the PostCSS options of beta.13 after plugins have changed them.
 *
 * @throws ProblemsError for options without an effect
 */
export function readStyleTools(siteDir: string, rules: readonly RuleSetRule[]): void {
  const [options] = optionsIn(rules);
  const known = knownOf(siteDir);
  known.tools = {postCss: [], options: {}};
  if (options === undefined) return;
  if (typeof options !== 'object')
    throw new ProblemsError([refusal('gives no object. Expected the options of postcss-loader. Return them.')]);
  const {plugins = [], parser, syntax, stringifier, ...unknown} = options;
  throwProblems(
    Object.keys(unknown)
      // `ident` only names the options; postcss-loader ignores it.
      .filter((name) => name !== 'ident')
      .map((name) =>
        refusal(
          `gives the option "${name}", which has no effect. Known: plugins, parser, syntax, stringifier. Drop it.`,
        ),
      ),
  );
  const list = Array.isArray(plugins) ? (plugins as readonly unknown[]) : Object.entries(plugins);
  const postCss = list.flatMap((plugin) => pluginOf(siteDir, plugin));
  known.tools = {postCss, options: {parser, syntax, stringifier}};
}

/** Whether an `@import` may follow a node (CSS Cascading and Inheritance Level 4, section 2). */
const isAboveImports = (node: ChildNode): boolean =>
  node.type === 'comment' ||
  (node.type === 'atrule' && (/^(?:charset|import)$/i.test(node.name) || (node.name === 'layer' && !node.nodes)));

/** Moves each `@import` above the rules, as css-loader does: browsers and bundlers ignore those below a rule. */
function withImportsFirst(css: string, file: string): string {
  if (css.toLowerCase().lastIndexOf('@import') < css.indexOf('{')) return css;
  const {nodes} = postcss.parse(css, {from: file});
  const first = nodes.findIndex((node) => !isAboveImports(node));
  const late = nodes.slice(first).filter((node) => node.type === 'atrule' && /^import$/i.test(node.name));
  if (first < 0 || late.length === 0) return css;
  const rule = nodes[first];
  rule.before(late);
  return rule.root().toString();
}

/**
 * A style sheet after the owner's PostCSS plugins.
 *
 * @param text output of loaders for the file
 * @throws CssSyntaxError
 */
export async function styleSource(siteDir: string, file: string, text = readFileSync(file, 'utf8')): Promise<string> {
  const {tools, read} = knownOf(siteDir);
  const {postCss, options} = tools;
  if (postCss.length === 0) return withImportsFirst(text, file);
  const {css, messages} = await postcss([...postCss]).process(text, {...options, from: file, map: false});
  for (const {type, file: other} of messages) if (type === 'dependency') read.add(other as string);
  return withImportsFirst(css, file);
}

/** Stores the style sheet that loaders made of a file. */
export const addMade = (siteDir: string, file: string, css: string): void => void knownOf(siteDir).made.set(file, css);

/** The style sheet that loaders made of a file in another language; undefined for others. */
export const madeOf = (siteDir: string, file: string): string | undefined => knownOf(siteDir).made.get(file);
