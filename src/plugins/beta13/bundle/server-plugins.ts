import path from 'path';
import type {Plugin} from 'esbuild';
import type {Configuration} from 'webpack';
import {constantsOf} from './constants';
import {classOf} from './webpack-plugins';

/** The configuration of the program that renders pages, converted for esbuild. */
export type ServerModules = {
  readonly alias: Readonly<Record<string, string>>;
  readonly define: Readonly<Record<string, string>>;
  readonly inject: readonly string[];
  /** Absolute folders of packages, in which files outside of the site look for them, too. */
  readonly nodePaths: readonly string[];
  /** Absolute folders of modules, and of addresses in style sheets, that begin with `/`. */
  readonly roots: readonly string[];
  readonly plugins: readonly Plugin[];
};

type Request = {request: string; readonly context: string; readonly contextInfo: {readonly issuer: string}};
type Replacement = {readonly resourceRegExp: RegExp; readonly newResource: string | ((request: Request) => void)};
type Ignored = {
  readonly options: {
    readonly resourceRegExp?: RegExp;
    readonly contextRegExp?: RegExp;
    readonly checkResource?: (request: string, context: string) => boolean;
  };
};

const LEFT_OUT_SPACE = 'left-out';
const CHANGED = 'changed';

/** Replacements of excluded modules: an empty one, and one that throws webpack's error. */
const LEFT_OUT = {
  empty: 'module.exports = {};',
  missing: "throw Object.assign(new Error('Cannot find module'), {code: 'MODULE_NOT_FOUND'});",
} as const;

/** Returns another module name for a request, or the replacement of an excluded module. */
type Change = (request: Request) => string | {readonly leftOut: keyof typeof LEFT_OUT};

const replacing =
  ({resourceRegExp, newResource}: Replacement): Change =>
  (request) => {
    if (!resourceRegExp.test(request.request)) return request.request;
    if (typeof newResource === 'string') return newResource;
    newResource(request);
    return request.request;
  };

const ignoring =
  ({options: {resourceRegExp, contextRegExp, checkResource}}: Ignored): Change =>
  ({request, context}) => {
    const isIgnored = checkResource
      ? checkResource(request, context)
      : (resourceRegExp?.test(request) ?? false) && (contextRegExp?.test(context) ?? true);
    return isIgnored ? {leftOut: 'missing'} : request;
  };

/** Aliases that esbuild lacks: for an exact name, with a trailing `$`, and to `false`. */
const aliasing =
  (aliases: readonly (readonly [string, unknown])[]): Change =>
  ({request}) => {
    const [, target = request] = aliases.find(([name]) => name === `${request}$` || name === request) ?? [];
    return target === false ? {leftOut: 'empty'} : (target as string);
  };

const changing = (changes: readonly Change[]): Plugin => ({
  name: 'changed-requests',
  setup({onLoad, onResolve, resolve}) {
    onResolve({filter: /./}, async ({path: first, pluginData, importer, ...from}) => {
      if (pluginData === CHANGED || from.kind === 'entry-point') return undefined;
      let request = first;
      for (const change of changes) {
        const next = change({request, context: from.resolveDir, contextInfo: {issuer: importer}});
        if (typeof next === 'object')
          return {path: request, namespace: LEFT_OUT_SPACE, pluginData: LEFT_OUT[next.leftOut]};
        request = next;
      }
      return request === first ? undefined : resolve(request, {...from, importer, pluginData: CHANGED});
    });
    onLoad({filter: /./, namespace: LEFT_OUT_SPACE}, ({pluginData}) => ({
      contents: pluginData as string,
      loader: 'js',
    }));
  },
});

const constantModules = (siteDir: string, modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'constants',
  setup({onLoad, onResolve}) {
    onResolve({filter: /^constant:/}, ({path: name}) => ({path: name, namespace: 'constant', sideEffects: false}));
    onLoad({filter: /./, namespace: 'constant'}, ({path: name}) => ({
      contents: modules.get(name),
      resolveDir: siteDir,
      loader: 'js',
    }));
  },
});

/**
 * Converts the parts of a webpack configuration that esbuild does differently.
 *
 * @throws ProblemsError for definitions without an effect
 */
export function serverModules(siteDir: string, {resolve, plugins = []}: Configuration): ServerModules {
  const aliases = Object.entries(resolve?.alias ?? {}) as readonly (readonly [string, unknown])[];
  const isForEsbuild = (alias: readonly [string, unknown]): alias is readonly [string, string] =>
    !alias[0].endsWith('$') && typeof alias[1] === 'string';
  const of = <Fields>(name: string): readonly Fields[] =>
    plugins.filter((plugin) => classOf(plugin) === name) as unknown as readonly Fields[];
  const definitionsOf = (name: string): Readonly<Record<string, unknown>> =>
    Object.assign({}, ...of<{readonly definitions: object}>(name).map(({definitions}) => definitions)) as Record<
      string,
      unknown
    >;
  const environment = of<{readonly keys: readonly string[]; readonly defaultValues: Readonly<Record<string, unknown>>}>(
    'EnvironmentPlugin',
  ).flatMap(({keys, defaultValues}) =>
    keys.map((key) => [`process.env.${key}`, JSON.stringify(process.env[key] ?? defaultValues[key])]),
  );
  const {define, modules} = constantsOf(
    {...Object.fromEntries(environment), ...definitionsOf('DefinePlugin')},
    definitionsOf('ProvidePlugin'),
  );
  const others = aliases.filter((alias) => !isForEsbuild(alias));
  const changes = [
    ...(others.length > 0 ? [aliasing(others)] : []),
    ...of<Replacement>('NormalModuleReplacementPlugin').map(replacing),
    ...of<Ignored>('IgnorePlugin').map(ignoring),
  ];
  return {
    alias: Object.fromEntries(aliases.filter(isForEsbuild)),
    define,
    inject: [...modules.keys()],
    roots: resolve?.roots ?? [],
    nodePaths: (resolve?.modules ?? []).filter((folder) => path.isAbsolute(folder)),
    plugins: [
      ...(changes.length > 0 ? [changing(changes)] : []),
      ...(modules.size > 0 ? [constantModules(siteDir, modules)] : []),
    ],
  };
}
