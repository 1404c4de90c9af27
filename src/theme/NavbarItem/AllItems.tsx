/**
 * Replaces NavbarItem on sites with further item types or props in their configuration: supports all types of stock with all their props.
 * Docs of this site and their versions follow the reader's version, as in NavbarItem.
 */
import React from 'react';
import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import DefaultItem from '@theme/NavbarItem/DefaultNavbarItem';
import StockDocItem from '@theme/NavbarItem/DocNavbarItem';
import DocsVersionItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import DropdownItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdown from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchItem from '@theme/NavbarItem/SearchNavbarItem';
import StockVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import {useActiveDocContext} from '@theme/hooks/useDocs';
import {useDocLink} from '../../components/DocLink/use-doc-link';
import VersionDropdown from './DocsVersionDropdownNavbarItem';

/** The props that the schema of theme-classic allows, by type. */
type Props = {
  readonly type?: string;
  readonly label?: ReactNode;
  readonly to?: string;
  readonly items?: readonly Props[];
  readonly docId?: string;
  readonly docsPluginId?: string;
  readonly className?: string;
  readonly mobile?: boolean;
  readonly dropdownItemsBefore?: readonly Props[];
  readonly dropdownItemsAfter?: readonly Props[];
};
type Item = ComponentType<Props>;

/** A doc of this site in the reader's version, or a doc of another docs plugin instance. */
function DocItem({docId = '', docsPluginId, label = docId, className, ...item}: Props): JSX.Element {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const link = useDocLink()(docId);
  const Stock = StockDocItem as Item;
  if (docsPluginId !== undefined || !link) return <Stock {...{docId, docsPluginId, label, className}} {...item} />;
  const sidebar = activeVersion?.docs.find(({id}) => id === docId)?.sidebar;
  const activeClassName = item.mobile ? 'menu__link--active' : 'navbar__link--active';
  const isActive = sidebar !== undefined && activeDoc?.sidebar === sidebar;
  const Link = DefaultItem as Item;
  return (
    <Link
      {...{exact: true, activeClassName}}
      {...item}
      {...link.marks}
      to={link.to}
      label={label}
      className={clsx(className, isActive && activeClassName)}
    />
  );
}

/** The versions of this site; versions of another instance, or with further links in the dropdown, are shown by stock. */
function VersionItem(item: Props): JSX.Element {
  const {docsPluginId, dropdownItemsBefore = [], dropdownItemsAfter = []} = item;
  const Stock = StockVersionDropdown as Item;
  if (docsPluginId === undefined && dropdownItemsBefore.length + dropdownItemsAfter.length === 0)
    return <VersionDropdown mobile={item.mobile} />;
  return <Stock {...item} {...{dropdownItemsBefore, dropdownItemsAfter}} />;
}

const TYPES = {
  default: DefaultItem,
  doc: DocItem,
  docsVersion: DocsVersionItem,
  docsVersionDropdown: VersionItem,
  dropdown: DropdownItem,
  localeDropdown: LocaleDropdown,
  search: SearchItem,
} as unknown as Readonly<Record<string, Item>>;

export default function AllItems({type, ...item}: Props): JSX.Element {
  const Type = TYPES[type ?? (item.items ? 'dropdown' : 'default')];
  return <Type {...item} />;
}
