/**
 * Replaces NavbarItem: supports only the two of stock's seven types in src/data/navigation.json, as the code of the others would be in the
 * scripts of every reader. If the configuration has others, src/plugins/beta13/options uses AllItems instead.
 */
import React from 'react';
import type {ComponentType} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useLatestVersion} from '@theme/hooks/useDocs';
import {useDocLink} from '../../components/DocLink/use-doc-link';
import DocsVersionDropdown from './DocsVersionDropdownNavbarItem';

type LinkItem = {readonly label: string; readonly to?: string; readonly href?: string; readonly docId?: string};
type Props = Partial<LinkItem> & {
  readonly type?: string;
  readonly mobile?: boolean;
  readonly active?: boolean;
  readonly marks?: Readonly<Record<string, string>>;
};

function NavbarLink({label, to, href, active, marks, mobile}: Props): JSX.Element {
  const className = mobile ? 'menu__link' : 'navbar__item navbar__link';
  const activeClassName = mobile ? 'menu__link--active' : 'navbar__link--active';
  const target = href ? {href} : {to, isNavLink: true, exact: true, activeClassName: active ? '' : activeClassName};
  const link = (
    <Link {...target} {...marks} className={clsx(className, active && activeClassName)}>
      {label}
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}

/** A doc in the reader's version. */
function DocItem({docId = '', ...item}: Props): JSX.Element {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const link = useDocLink()(docId);
  if (!link)
    throw new Error(
      `[theme] src/data/navigation.json: no doc "${docId}". Known are ${latest.docs.map(({id}) => id).join(', ')}.`,
    );
  const sidebar = activeVersion?.docs.find(({id}) => id === docId)?.sidebar;
  return <NavbarLink {...item} {...link} active={sidebar !== undefined && activeDoc?.sidebar === sidebar} />;
}

const TYPES: Readonly<Record<string, ComponentType<Props>>> = {
  default: NavbarLink,
  doc: DocItem,
  docsVersionDropdown: DocsVersionDropdown,
};

export default function NavbarItem({type = 'default', ...item}: Props): JSX.Element {
  const Item = TYPES[type];
  if (!Item)
    throw new Error(
      `[theme] src/data/navigation.json: no type "${type}" of items. Known are ${Object.keys(TYPES).join(', ')}.`,
    );
  return <Item {...item} />;
}
