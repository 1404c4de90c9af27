import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Item = Readonly<Record<string, unknown>>;

/** What src/theme/NavbarItem shows. */
const TYPES: readonly unknown[] = ['doc', 'docsVersionDropdown'];
const KEYS = ['type', 'docId', 'label', 'position'];

/** Theme-classic adds lists of other links, which most sites leave empty. */
const isSaid = ([, value]: readonly [string, unknown]): boolean => !(Array.isArray(value) && value.length === 0);

const isPlain = (item: Item): boolean =>
  TYPES.includes(item.type) &&
  Object.entries(item)
    .filter(isSaid)
    .every(([key]) => KEYS.includes(key));

/** Takes the larger of the two NavbarItem where the configuration has items that the other does not show. */
export default function allItems({siteDir, siteConfig}: LoadContext): Plugin<void> {
  const {navbar} = siteConfig.themeConfig as {readonly navbar?: {readonly items?: readonly Item[]}};
  const file = path.join(siteDir, 'src', 'theme', 'NavbarItem', 'AllItems.tsx');
  return {
    name: 'all-items',
    configureWebpack: () =>
      (navbar?.items ?? []).every(isPlain) ? {} : {resolve: {alias: {'@theme/NavbarItem': file}}},
  };
}
