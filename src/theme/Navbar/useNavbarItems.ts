import type {ComponentProps} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type NavbarItem from '@theme/NavbarItem';

type Item = ComponentProps<typeof NavbarItem>;

/** The configured navbar items, which theme-common does not type; with `position`, only those of that side. */
export default function useNavbarItems(position?: Item['position']): readonly Item[] {
  const items = useThemeConfig().navbar.items as readonly Item[];
  return position ? items.filter((item) => item.position === position) : items;
}
