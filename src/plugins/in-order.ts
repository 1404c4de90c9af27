import type {LoadContext, Plugin} from '@docusaurus/types';

type CreatePlugin = (context: LoadContext) => Plugin<void>;

/**
 * Lets the `postBuild` of each plugin begin when that of the one before it has ended: Docusaurus starts them all at once, but
 * some read what others have written.
 *
 * @param plugins in the order in which they work on the build folder
 * @returns the same plugins; after one that fails none begins
 */
export default function inOrder(plugins: readonly CreatePlugin[]): CreatePlugin[] {
  let before = Promise.resolve();
  return plugins.map((createPlugin) => (context) => {
    const plugin = createPlugin(context);
    if (!plugin.postBuild) return plugin;
    const work = plugin.postBuild.bind(plugin);
    return {
      ...plugin,
      postBuild(props) {
        before = before.then(() => work(props));
        return before;
      },
    };
  });
}
