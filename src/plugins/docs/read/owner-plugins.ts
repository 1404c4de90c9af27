import admonitions from 'remark-admonitions';
import type {Plugin, Processor} from 'unified';
import path from 'path';
import type {ElementContent, Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import {throwProblems, ProblemsError} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import {settingMistakes} from './admonitions';
import type {AdmonitionSettings} from './admonitions';
import {withoutOlderNodes} from './older-nodes';
import type {JsxParser} from './older-nodes';

type List = 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins';

export type OwnerPlugin = {
  /** Its place in the configuration, e.g. `remarkPlugins[0]`. */
  readonly place: string;
  readonly plugin: Plugin<unknown[]>;
  readonly options: readonly unknown[];
};

export type OwnerPlugins = Readonly<Record<List, readonly OwnerPlugin[]>> & {
  readonly siteDir: string;
  /** Settings of admonitions; if false, `:::` is text. */
  readonly admonitions: AdmonitionSettings | false;
};

export type PluginLists = Readonly<Partial<Record<List, readonly unknown[]>>>;

/** The default export of a module, also if another loader has wrapped it. */
const exportOf = (named: unknown): unknown =>
  typeof named === 'object' && named !== null && 'default' in named ? exportOf(named.default) : named;

const isPreset = (named: unknown): named is {readonly plugins: readonly unknown[]} =>
  typeof named === 'object' &&
  named !== null &&
  Object.keys(named).join() === 'plugins' &&
  'plugins' in named &&
  Array.isArray(named.plugins);

/** The plugins of an entry: a plugin, its module, either with options, or a preset with several. */
function pluginsOf(place: string, entry: unknown): readonly OwnerPlugin[] {
  const [named, ...options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  const plugin = exportOf(named);
  if (isPreset(plugin)) return plugin.plugins.flatMap((inner, index) => pluginsOf(`${place}.plugins[${index}]`, inner));
  if (typeof plugin !== 'function')
    throwProblems([
      problemIn(
        FILE,
        `${place} is no plugin of remark or rehype: ${JSON.stringify(named)}. Expected a function, [function, options], or {plugins}.`,
      ),
    ]);
  return [{place, plugin: plugin as OwnerPlugin['plugin'], options}];
}

/** The options of the entry by which beta.13's plugins add admonitions. */
const admonitionsIn = ({
  remarkPlugins = [],
}: PluginLists): readonly [unknown, Readonly<Record<string, unknown>>?] | undefined =>
  remarkPlugins.find(
    (entry): entry is [unknown, Record<string, unknown>?] => Array.isArray(entry) && entry[0] === admonitions,
  );

/**
 * The owner's plugins for pages; admonitions are built in here.
 *
 * @throws ProblemsError for entries that are not plugins
 */
export function ownerPlugins(siteDir: string, lists: PluginLists): OwnerPlugins {
  const [, settings = {}] = admonitionsIn(lists) ?? [];
  throwProblems(settingMistakes(settings).map((message) => problemIn(FILE, message)));
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

/** Sets the plugins of our docs for all readers of their pages. */
export const setDocsPlugins = (plugins: OwnerPlugins): void => void (ofDocs = plugins);

/** The plugins of our docs. */
export const docsPlugins = (): OwnerPlugins => ofDocs;

const FILE = 'docusaurus.config.ts';

function mistake({place, plugin}: OwnerPlugin, what: string, file = FILE, line?: number): ProblemsError {
  const name = plugin.name ? ` "${plugin.name}"` : '';
  return new ProblemsError([problemIn(file, `the plugin ${place}${name} ${what}`, {line})]);
}

/** What was thrown, on one line: the paragraphs behind the first are pictures of code. */
function reasonOf(error: unknown): string {
  const text = (error as Partial<Error> | undefined)?.message ?? String(error);
  const [first] = text.trim().split(/\n\s*\n/);
  return first.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '');
}

const OLD_PARSER =
  'extends the parser of remark 12, which reads no page. Use a release of it for remark 13 or later, or take it out.';

const syntaxOf = (processor: Processor): number => processor.data().micromarkExtensions?.length ?? 0;

/** A plugin whose errors name it: when it cannot be attached, or has no effect, e.g. as it extends the parser of remark 12. */
export const attachable = (own: OwnerPlugin): Plugin =>
  function attach(this: Processor) {
    let isOld = false;
    const known = syntaxOf(this);
    const watched = new Proxy(this, {
      get(processor, name) {
        isOld ||= name === 'Parser';
        return Reflect.get(processor, name) as unknown;
      },
    });
    let transformer;
    try {
      transformer = own.plugin.apply(watched, own.options as never);
    } catch (error) {
      throw mistake(
        own,
        isOld ? OLD_PARSER : `cannot be attached: ${reasonOf(error)}. Fix its options, or take it out.`,
      );
    }
    if (isOld && !transformer && syntaxOf(this) === known) throw mistake(own, OLD_PARSER);
    return transformer;
  } as Plugin;

function failureOn(file: string, own: OwnerPlugin, error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const line = (error as {readonly line?: number} | undefined)?.line;
  return mistake(own, `fails on this page: ${reasonOf(error)}. Fix what it reads, or take it out.`, file, line);
}

type File = {readonly file: string; readonly markdown?: string};

/** Splits class attributes into lists, as hast requires. */
function listClasses(node: HastRoot | ElementContent): void {
  if (node.type === 'element' && typeof node.properties.className === 'string')
    node.properties.className = node.properties.className.split(' ');
  if ('children' in node) (node.children as ElementContent[]).forEach(listClasses);
}

export type PluginRunner = {
  readonly onMarkdown: (root: Root, page: File, finish: (root: Root) => void) => Promise<Root>;
  readonly onHtml: (root: HastRoot, page: File) => Promise<HastRoot>;
};

/** Runs the plugins of an owner, with new instances for each page, as some have state. */
export function pluginRunner(plugins: OwnerPlugins, create: () => Processor, parseJsx: JsxParser): PluginRunner {
  const {siteDir, beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins} = plugins;
  async function run<Tree>(list: readonly OwnerPlugin[], tree: Tree, {file, markdown}: File): Promise<Tree> {
    let changed = tree;
    for (const own of list) {
      const place = {path: path.join(siteDir, file), cwd: siteDir, value: markdown};
      try {
        changed = (await create()
          .use(attachable(own))
          .run(changed as never, place)) as Tree;
        withoutOlderNodes(changed as never, parseJsx);
      } catch (error) {
        throw failureOn(file, own, error);
      }
    }
    return changed;
  }
  const onHtml = [...beforeDefaultRehypePlugins, ...rehypePlugins];
  return {
    async onMarkdown(root, page, finish) {
      const before = await run(beforeDefaultRemarkPlugins, root, page);
      if (beforeDefaultRemarkPlugins.length > 0) finish(before);
      return run(remarkPlugins, before, page);
    },
    async onHtml(root, page) {
      if (onHtml.length === 0) return root;
      listClasses(root);
      return run(onHtml, root, page);
    },
  };
}
