import path from 'path';
import type {ElementContent, Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {attachable, failureOn} from './attach';
import {withoutOlderNodes} from './older-nodes';
import type {JsxParser} from './older-nodes';
import type {OwnerPlugin, OwnerPlugins} from './owner-plugins';

/** A page, relative to the site. */
type File = {readonly file: string; readonly markdown?: string};

/** Makes the classes of elements lists, as every other tree of HTML has them. */
function listClasses(node: HastRoot | ElementContent): void {
  if (node.type === 'element' && typeof node.properties.className === 'string')
    node.properties.className = node.properties.className.split(' ');
  if ('children' in node) (node.children as ElementContent[]).forEach(listClasses);
}

/** Runs the plugins of an owner on pages. */
export type PluginRunner = {
  /** @param finish gives what the plugins before the default ones have made the form that the language has */
  readonly onMarkdown: (root: Root, page: File, finish: (root: Root) => void) => Promise<Root>;
  readonly onHtml: (root: HastRoot, page: File) => Promise<HastRoot>;
};

/**
 * Runs the plugins of an owner. Each page gets plugins of its own: some of them remember what they have done.
 *
 * @param create a processor with the syntax of pages, to which plugins can be added
 */
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
