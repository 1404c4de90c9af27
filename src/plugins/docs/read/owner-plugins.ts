import admonitions from 'remark-admonitions';
import type {Plugin} from 'unified';
import {throwProblems} from '../../../../contract';
import {settingMistakes} from './admonition-settings';
import type {AdmonitionSettings} from './admonition-settings';

/** Options of beta.13 by which an owner adds plugins of remark and rehype to pages, in the order in which these run. */
type List = 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins';

/** A plugin of an owner. */
export type OwnerPlugin = {
  /** Where the configuration has it, e.g. `remarkPlugins[0]`. */
  readonly place: string;
  readonly plugin: Plugin<unknown[]>;
  readonly options: readonly unknown[];
};

/** What an owner adds to the language of pages. */
export type OwnerPlugins = Readonly<Record<List, readonly OwnerPlugin[]>> & {
  readonly siteDir: string;
  /** What `:::` begins; without any, it is text. */
  readonly admonitions: AdmonitionSettings | false;
};

/** Options with such lists, as the plugins of beta.13 have checked them. */
export type PluginLists = Readonly<Partial<Record<List, readonly unknown[]>>>;

/** The default export of a module, also of one that another loader has wrapped. */
const exportOf = (named: unknown): unknown =>
  typeof named === 'object' && named !== null && 'default' in named ? exportOf(named.default) : named;

const isPreset = (named: unknown): named is {readonly plugins: readonly unknown[]} =>
  typeof named === 'object' &&
  named !== null &&
  Object.keys(named).join() === 'plugins' &&
  'plugins' in named &&
  Array.isArray(named.plugins);

/** A plugin by itself, the module of a plugin, one of both with options, or a preset of unified, which holds such plugins. */
function pluginsOf(place: string, entry: unknown): readonly OwnerPlugin[] {
  const [named, ...options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const plugin = exportOf(named);
  if (isPreset(plugin)) return plugin.plugins.flatMap((inner, index) => pluginsOf(`${place}.plugins[${index}]`, inner));
  if (typeof plugin !== 'function')
    throwProblems([
      {
        plugin: 'docs',
        file: 'docusaurus.config.ts',
        message: `${place} is no plugin of remark or rehype: ${JSON.stringify(named)}. Expected a function, [function, options], or {plugins}.`,
      },
    ]);
  return [{place, plugin: plugin as OwnerPlugin['plugin'], options}];
}

/** The entry by which the plugins of beta.13 add admonitions, with the option `admonitions`. */
const admonitionsIn = ({
  remarkPlugins = [],
}: PluginLists): readonly [unknown, Readonly<Record<string, unknown>>?] | undefined =>
  remarkPlugins.find(
    (entry): entry is [unknown, Record<string, unknown>?] => Array.isArray(entry) && entry[0] === admonitions,
  );

/**
 * The plugins that an owner adds to pages. Admonitions, which the plugins of beta.13 add to them for a parser that is not there, are part of
 * the language here.
 *
 * @throws ProblemsError for an entry that is no plugin, and for settings of admonitions that have no effect
 */
export function ownerPlugins(siteDir: string, lists: PluginLists): OwnerPlugins {
  const [, settings = {}] = admonitionsIn(lists) ?? [];
  throwProblems(settingMistakes(settings).map((message) => ({plugin: 'docs', file: 'docusaurus.config.ts', message})));
  const listed = (list: List) => (lists[list] ?? []).flatMap((entry, index) => pluginsOf(`${list}[${index}]`, entry));
  const added = (list: List) => listed(list).filter(({plugin}) => plugin !== admonitions);
  return {
    siteDir,
    admonitions: admonitionsIn(lists) !== undefined && settings,
    beforeDefaultRemarkPlugins: added('beforeDefaultRemarkPlugins'),
    remarkPlugins: added('remarkPlugins'),
    beforeDefaultRehypePlugins: added('beforeDefaultRehypePlugins'),
    rehypePlugins: added('rehypePlugins'),
  };
}

const NONE = ownerPlugins('', {remarkPlugins: [[admonitions]]});

let ofDocs = NONE;

/** Makes the plugins of our docs known to everything that reads their pages. */
export const setDocsPlugins = (plugins: OwnerPlugins): void => void (ofDocs = plugins);

/** The plugins of our docs. */
export const docsPlugins = (): OwnerPlugins => ofDocs;
