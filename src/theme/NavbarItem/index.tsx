/**
 * Replaces NavbarItem: of stock's seven types it has the two of src/data/navigation.ts and plain links, as the code of the others would be
 * in the scripts of every reader.
 */
import React from 'react';
import type {ComponentType} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/theme-common';
import {useActiveDocContext, useLatestVersion} from '@theme/hooks/useDocs';
import type {GlobalVersion} from '@theme/hooks/useDocs';
import DocsVersionDropdown from './DocsVersionDropdownNavbarItem';

type LinkItem = {readonly label: string; readonly to?: string; readonly href?: string; readonly docId?: string};
type Props = Partial<LinkItem> & {readonly type?: string; readonly mobile?: boolean};

function NavbarLink({label, to, href, active, mobile}: Props & {readonly active?: boolean}): JSX.Element {
  const className = mobile ? 'menu__link' : 'navbar__item navbar__link';
  const activeClassName = mobile ? 'menu__link--active' : 'navbar__link--active';
  const target = href ? {href} : {to, isNavLink: true, exact: true, activeClassName: active ? '' : activeClassName};
  const link = (
    <Link {...target} className={clsx(className, active && activeClassName)}>
      {label}
    </Link>
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}

/** A doc in the version that is being read, else in the one that the reader prefers, else in the latest. */
function DocLink({docId, ...item}: Props): JSX.Element {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const docIn = (version: GlobalVersion | null | undefined) => version?.docs.find(({id}) => id === docId);
  const doc = docIn(activeVersion) ?? docIn(preferredVersion) ?? docIn(latest);
  if (!doc)
    throw new Error(
      `[theme] src/data/navigation.ts: no doc "${docId}". Known are ${latest.docs.map(({id}) => id).join(', ')}.`,
    );
  return (
    <NavbarLink
      {...item}
      to={doc.path}
      active={activeDoc?.sidebar !== undefined && activeDoc.sidebar === doc.sidebar}
    />
  );
}

const TYPES: Readonly<Record<string, ComponentType<Props>>> = {
  default: NavbarLink,
  doc: DocLink,
  docsVersionDropdown: DocsVersionDropdown,
};

export default function NavbarItem({type = 'default', ...item}: Props): JSX.Element {
  const Item = TYPES[type];
  if (!Item)
    throw new Error(
      `[theme] src/data/navigation.ts: no type "${type}" of items. Known are ${Object.keys(TYPES).join(', ')}.`,
    );
  return <Item {...item} />;
}
