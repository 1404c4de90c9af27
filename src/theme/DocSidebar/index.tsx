/**
 * Replaces DocSidebar: categories are `details`, which open without JavaScript, and the sidebar is always there for
 * src/controls/menu.ts to copy; stock takes it away on phones and draws it anew inside the menu.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import styles from './styles.module.css';

type Item = Props['sidebar'][number];

function SidebarLink({item, path}: {readonly item: Extract<Item, {type: 'link'}>; readonly path: string}): JSX.Element {
  const active = isActiveSidebarItem(item, path);
  return (
    <Link className={clsx('menu__link', active && 'menu__link--active')} aria-current={active ? 'page' : undefined} to={item.href}>
      {item.label}
    </Link>
  );
}

function SidebarItems({items, path}: {readonly items: readonly Item[]; readonly path: string}): JSX.Element {
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <li key={item.label} className="menu__list-item">
          {item.type === 'link' ? (
            <SidebarLink item={item} path={path} />
          ) : (
            <details className={styles.category} open={!item.collapsed || isActiveSidebarItem(item, path)}>
              <summary className={clsx('menu__link menu__link--sublist', isActiveSidebarItem(item, path) && 'menu__link--active')}>
                {item.label}
              </summary>
              <SidebarItems items={item.items} path={path} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export default function DocSidebar({sidebar, path}: Props): JSX.Element {
  return (
    <nav className={clsx('menu thin-scrollbar', styles.sidebar)} aria-label="文档目录">
      <SidebarItems items={sidebar} path={path} />
    </nav>
  );
}
