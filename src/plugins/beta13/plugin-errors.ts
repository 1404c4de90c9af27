import path from 'path';
import {ProblemsError, formatProblem} from '../../../contract';
import {relativePath} from '../relative-path';
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

/** A plugin named in the configuration. */
type Named = {readonly name: string; readonly version?: unknown};

type Hook = (this: unknown, ...input: unknown[]) => unknown;

type Made = Named & {[Name in (typeof HOOKS)[number]]?: unknown};

/** A frame of a stack that is in a file: `at loadContent (/site/plugin.js:5:31)`; not `node:internal/…`. */
const FRAME = /^\s+at (?:.*\(|async )?(?:file:\/\/)?((?:[A-Za-z]:)?[^():]+):(\d+):(\d+)\)?$/;

/** What a message about a plugin leaves out: the full stop, and the modules that Node names below a missing one. */
const REST = /\.$|\nRequire stack:[^]*$/;

/** Whether a plugin is Docusaurus's own, whose messages are meant for users; src/plugins/docs wraps one of them. */
export const isStock = ({name, version}: Named): boolean => {
  const {type, name: of} = (version ?? {}) as {readonly type?: string; readonly name?: string};
  // Core adds plugins of its own, of the type `synthetic`.
  return name === 'docusaurus-plugin-content-docs' || type === 'synthetic' || String(of).startsWith('@docusaurus/');
};

/** Whether an error already has its location in our format. */
const hasLocation = (error: Error): boolean => error instanceof ProblemsError || /^\[[\w-]+\] /.test(error.message);

function withPlugin(siteDir: string, plugin: string, hook: string, thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (hasLocation(error)) return error;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  const places = frames.map((line) => {
    const [, file, row, column] = FRAME.exec(line) ?? [];
    return {file: relativePath(siteDir, file), line: Number(row), column: Number(column)};
  });
  const place = places.find(({file}) => !/^\.\.|node_modules/.test(file) && !path.isAbsolute(file));
  const remedy = place ? 'Fix it there' : 'See what the plugin asks for';
  const message = formatProblem({
    ...configProblem(
      `${hook} of the plugin "${plugin}" has failed: ${error.message.replace(REST, '')}. ${remedy}, or take the plugin out.`,
    ),
    ...place,
  });
  const ofCaller = frames.findIndex((line) => line.includes(__filename));
  const own = ofCaller < 0 ? frames : frames.slice(0, ofCaller);
  return Object.assign(new Error(message, {cause: error}), {stack: [message, ...own].join('\n')});
}

/** Calls the function that creates a plugin; its errors name the plugin, too. */
export function makePlugin<Plugin>(siteDir: string, named: Named, make: () => Plugin): Plugin {
  try {
    return make();
  } catch (error) {
    throw isStock(named) ? error : withPlugin(siteDir, named.name || 'without a name', 'the function', error);
  }
}

/** Makes errors of the owner's plugins name plugin, hook and location: core prints only the stack. */
export function nameErrors(siteDir: string, plugins: readonly Made[]): void {
  for (const plugin of plugins.filter((made) => !isStock(made)))
    for (const name of HOOKS) {
      const hook = plugin[name] as Hook | undefined;
      if (typeof hook !== 'function') continue;
      const fail = (error: unknown): never => {
        throw withPlugin(siteDir, plugin.name, name, error);
      };
      plugin[name] = function named(this: unknown, ...input: unknown[]): unknown {
        try {
          const result = hook.apply(this, input);
          return result instanceof Promise ? result.catch(fail) : result;
        } catch (error) {
          return fail(error);
        }
      };
    }
}
