/**
 * Replaces Navbar: stock's menu button reacts twice to a key press, opens on mere focus and has an English name; its drawer neither takes
 * nor returns the focus (upstream #8207), and hides the colour switch on phones. Here control.ts handles everything, without waiting for
 * React.
 */
import React from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconMenu from '@theme/IconMenu';
import Logo from '@theme/Logo';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {OPENS_MENU, mark} from '../../data/marks';
import Toggle from '../Toggle';
import MobileMenu from './MobileMenu';
import styles from './styles.module.css';
import useNavbarItems from './useNavbarItems';
import * as words from '../../../contract/words';

export default function Navbar(): JSX.Element {
  const {navbar, colorMode} = useThemeConfig();
  const items = useNavbarItems();
  const itemsOf = (side: 'left' | 'right') =>
    items.filter(({position}) => position === side).map((item, index) => <NavbarItem {...item} key={index} />);
  return (
    <nav
      className={clsx('navbar navbar--fixed-top', navbar.style && `navbar--${navbar.style}`)}
      aria-label={words.frame.mainNavigation}
    >
      <div className="navbar__inner">
        <div className="navbar__items">
          <button
            type="button"
            className="navbar__toggle clean-btn"
            aria-label={words.frame.openMenu}
            aria-haspopup="dialog"
            aria-expanded={false}
            {...mark(OPENS_MENU)}
          >
            <IconMenu />
          </button>
          <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
          {itemsOf('left')}
        </div>
        <div className="navbar__items navbar__items--right">
          {itemsOf('right')}
          {!colorMode.disableSwitch && <Toggle className={styles.toggle} />}
          {items.some(({type}) => type === 'search') || <SearchBar />}
        </div>
      </div>
      <MobileMenu />
    </nav>
  );
}
