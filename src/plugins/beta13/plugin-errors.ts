import {formatProblem} from '../../../contract';
import {hasPlace, readThrown} from '../thrown';
import {configProblem} from './options/config-problem';

/** Plugin functions that core calls without naming the plugin when they throw. */
const HOOKS = [
  'loadContent',
  'getTranslationFiles',
  'translateContent',
  'contentLoaded',
  'translateThemeConfig',
  'getDefaultCodeTranslationMessages',
  'getClientModules',
  'getPathsToWatch',
  'injectHtmlTags',
  'configureWebpack',
  'configurePostCss',
  'postBuild',
] as const;

/** A plugin, theme or preset of the configuration. */
type Named = {readonly kind?: 'plugin' | 'preset'; readonly name: string; readonly version?: unknown};

type Hook = (this: unknown, ...input: unknown[]) => unknown;

type Made = Named & {[Name in (typeof HOOKS)[number]]?: unknown};

/** A frame of a stack, but for those of Node and of what loads a plugin. */
const FRAME = /^\s+at (?!.*\bnode:|.*node_modules[\\/](?:tsx|esbuild|import-fresh|@docusaurus[\\/]core)[\\/])/;

/** Whether a plugin is Docusaurus's own, whose messages are meant for users; src/plugins/docs wraps one of them. */
export const isStock = ({name, version}: Named): boolean => {
  const {type, name: of} = (version ?? {}) as {readonly type?: string; readonly name?: string};
  // Core adds plugins of its own, of the type `synthetic`.
  return name === 'docusaurus-plugin-content-docs' || type === 'synthetic' || String(of).startsWith('@docusaurus/');
};

function withEntry(siteDir: string, {kind = 'plugin', name}: Named, part: string, thrown: unknown): unknown {
  if (hasPlace(thrown)) return thrown;
  const {reason, place} = readThrown(siteDir, thrown, __filename);
  const remedy = place.file ? 'Fix it there' : `See what the ${kind} asks for`;
  const message = formatProblem({
    ...configProblem(`${part} of the ${kind} "${name}" has failed: ${reason}. ${remedy}, or take the ${kind} out.`),
    ...place,
  });
  const stack = thrown instanceof Error ? (thrown.stack ?? '').split('\n') : [];
  const caller = stack.findIndex((line) => line.includes(__filename));
  const frames = stack.slice(0, caller < 0 ? undefined : caller).filter((line) => FRAME.test(line));
  return Object.assign(new Error(message, {cause: thrown}), {stack: [message, ...frames].join('\n')});
}

/** Calls a function whose errors, or those of the promise that it returns, `fail` throws anew. */
function callNamed<Result>(call: () => Result, fail: (error: unknown) => never): Result {
  try {
    const result = call();
    return result instanceof Promise ? (result.catch(fail) as Result) : result;
  } catch (error) {
    return fail(error);
  }
}

/**
 * Calls a part of a plugin or a preset: its module, its function, its check of options.
 *
 * @param part names it in messages, e.g. `the function`
 * @throws Error with that name and the place in the site's code, also for a preset that returns a promise, as core waits for plugins alone;
 *   what a plugin of Docusaurus throws stays as it is
 */
export const callEntry = <Result>(siteDir: string, named: Named, part: string, call: () => Result): Result =>
  callNamed(
    () => {
      const result = call();
      if (named.kind === 'preset' && result instanceof Promise)
        throw new Error('it returns a promise, for which beta.13 does not wait');
      return result;
    },
    (error) => {
      throw isStock(named) ? error : withEntry(siteDir, named, part, error);
    },
  );

/** Makes errors of the owner's plugins name plugin, hook and place: core prints only the stack. */
export function nameErrors(siteDir: string, plugins: readonly Made[]): void {
  for (const plugin of plugins.filter((made) => !isStock(made)))
    for (const name of HOOKS) {
      const hook = plugin[name] as Hook | undefined;
      if (typeof hook !== 'function') continue;
      const fail = (error: unknown): never => {
        throw withEntry(siteDir, {name: plugin.name}, name, error);
      };
      plugin[name] = function named(this: unknown, ...input: unknown[]): unknown {
        return callNamed(() => hook.apply(this, input), fail);
      };
    }
}
