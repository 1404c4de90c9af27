/**
 * Replaces DocSidebar: categories are `details`, which open without JavaScript, and the sidebar is always in the DOM for Navbar/control.ts
 * to copy; stock removes it on phones, and renders it again inside the menu.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findFirstCategoryLink, isActiveSidebarItem, isSamePath} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import {OUTLINE, mark} from '../../data/marks';
import {outlined} from '../../data/navigation.json';
import {WHOLE_SIDEBAR} from '../../data/sidebar';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type Item = Props['sidebar'][number];
type Category = Extract<Item, {type: 'category'}>;

const linksOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + (item.type === 'link' ? 1 : linksOf(item.items)), 0);

/** Stock leaves out categories without items. */
const isShown = (item: Item): boolean => item.type === 'link' || item.items.length > 0;

function SidebarLink({item, path}: {readonly item: Extract<Item, {type: 'link'}>; readonly path: string}): JSX.Element {
  const active = isActiveSidebarItem(item, path);
  return (
    <Link
      className={clsx('menu__link', active && 'menu__link--active')}
      aria-current={active ? 'page' : undefined}
      to={item.href}
    >
      {item.label}
    </Link>
  );
}

function SidebarCategory({
  item,
  path,
  whole,
}: {
  readonly item: Category;
  readonly path: string;
  readonly whole: boolean;
}): JSX.Element {
  const active = isActiveSidebarItem(item, path);
  const open = active || !item.collapsed || item.collapsible === false;
  const className = clsx('menu__link', styles.label, active && styles.current);
  const items = <SidebarItems items={item.items} path={path} whole={whole} category={item} />;
  const first = findFirstCategoryLink(item);
  if (!open && !whole && first)
    return (
      <Link className={clsx(className, styles.closed)} to={first}>
        {item.label}
      </Link>
    );
  const label = item.href && (
    <Link
      className={clsx('menu__link', item.collapsible !== false && styles.beside, active && styles.current)}
      aria-current={isSamePath(item.href, path) ? 'page' : undefined}
      to={item.href}
    >
      {item.label}
    </Link>
  );
  if (item.collapsible === false)
    return (
      <>
        {label ?? <span className={clsx('menu__link', active && styles.current)}>{item.label}</span>}
        {items}
      </>
    );
  return (
    <>
      {label}
      <details className={clsx(styles.category, label && styles.linked)} open={open}>
        <summary className={className} aria-label={label && words.interpolate(words.frame.toggle, {label: item.label})}>
          {!label && item.label}
        </summary>
        {items}
      </details>
    </>
  );
}

/** Placeholder for the interfaces of a page: control.ts fetches them on demand, so that each page does not contain those of all others. */
const Outline = ({label}: {readonly label: string}) => (
  <details className={styles.outline} {...mark(OUTLINE)}>
    <summary aria-label={words.interpolate(words.frame.toggle, {label})} />
  </details>
);

function SidebarItems({
  items,
  path,
  whole,
  category,
}: {
  readonly items: readonly Item[];
  readonly path: string;
  readonly whole: boolean;
  readonly category?: Category;
}): JSX.Element {
  // Pages without interfaces have customProps: {outlined: false} in their category.
  const hasOutlines = outlined && category !== undefined && category.customProps?.outlined !== false;
  return (
    <ul className="menu__list">
      {items.filter(isShown).map((item, index) => (
        <li key={index} className={clsx('menu__list-item', item.className)}>
          {item.type === 'link' ? (
            <>
              <SidebarLink item={item} path={path} />
              {hasOutlines && <Outline label={item.label} />}
            </>
          ) : (
            <SidebarCategory item={item} path={path} whole={whole} />
          )}
        </li>
      ))}
    </ul>
  );
}

export default function DocSidebar({sidebar, path}: Props): JSX.Element {
  return (
    <nav className={clsx('menu thin-scrollbar', styles.sidebar)} aria-label={words.frame.sidebar}>
      <SidebarItems items={sidebar} path={path} whole={linksOf(sidebar) <= WHOLE_SIDEBAR} />
    </nav>
  );
}
