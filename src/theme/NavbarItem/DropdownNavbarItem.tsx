/**
 * Replaces DropdownNavbarItem: stock opens with React only, and traps the keyboard on its last item (upstream #8699); control.ts of
 * VersionDropdown opens this one, and in the menu of phones it is a group that is always open.
 */
import React from 'react';
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import {Dropdown} from '../../components/VersionDropdown';

/** An item of the configuration, or of a stock dropdown, which adds props for its link. */
type Item = ComponentProps<typeof NavbarItem>;
type Props = {
  readonly items: readonly Item[];
  readonly label?: ReactNode;
  readonly className?: string;
  readonly position?: 'left' | 'right';
  readonly mobile?: boolean;
};

export default function DropdownNavbarItem({items, label, className, position, mobile}: Props): JSX.Element {
  const activeClassName = mobile ? 'menu__link--active' : 'dropdown__link--active';
  const links = items.map((item, index) => (
    <NavbarItem key={index} {...{mobile, activeClassName, isDropdownItem: true}} {...item} />
  ));
  if (!mobile)
    return (
      <Dropdown className={className} label={label} right={position === 'right'}>
        {links}
      </Dropdown>
    );
  return (
    <li className="menu__list-item">
      <span className={clsx('menu__link', className)}>{label}</span>
      <ul className="menu__list">{links}</ul>
    </li>
  );
}
