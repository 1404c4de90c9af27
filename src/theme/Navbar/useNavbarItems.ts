import type {ComponentProps} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type NavbarItem from '@theme/NavbarItem';

type Item = ComponentProps<typeof NavbarItem>;

/** The configured navbar items, whose type theme-common leaves open; only those of one side where `position` is given. */
export default function useNavbarItems(position?: Item['position']): readonly Item[] {
  const items = useThemeConfig().navbar.items as readonly Item[];
  return position ? items.filter((item) => item.position === position) : items;
}
