import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isStock} from '../live/causes';
import {isShippedPart} from '../live/shipped-files';

type Aliases = Readonly<Record<string, string>>;

/**
 * Names under which theme parts are imported, where a plugin gives a part that this site ships too: src/theme then stands below the themes of
 * plugins, as stock's own theme does, and not above them, as what an owner has put there.
 */
function aliasesBelow(siteDir: string, aliases: Aliases): Aliases {
  const own = path.join(siteDir, 'src', 'theme') + path.sep;
  return Object.assign(
    {},
    ...Object.entries(aliases).map(([alias, target]) => {
      const [, name] = /^@theme\/(.+)$/.exec(alias) ?? [];
      const given = name && aliases[`@theme-original/${name}`];
      if (!name || !given || !String(target).startsWith(own) || isStock(given) || !isShippedPart(siteDir, name))
        return {};
      const stock = aliases[`@theme-init/${name}`] ?? given;
      return {[alias]: given, [`@theme-init/${name}`]: target, [`@theme-original/${name}`]: stock};
    }),
  ) as Aliases;
}

/** Lets theme parts of plugins take the place of those that this site ships, in which they find the latter as `@theme-init`. */
export default function pluginThemes({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'plugin-themes',
    configureWebpack: ({resolve}) => ({resolve: {alias: aliasesBelow(siteDir, (resolve?.alias ?? {}) as Aliases)}}),
  };
}
