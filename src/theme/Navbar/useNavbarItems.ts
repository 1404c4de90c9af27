import type {ComponentProps} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type NavbarItem from '@theme/NavbarItem';

/** The configured navbar items, which theme-common does not type. */
export default function useNavbarItems(): readonly ComponentProps<typeof NavbarItem>[] {
  return useThemeConfig().navbar.items as readonly ComponentProps<typeof NavbarItem>[];
}
