import React, {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {useHistoryPopHandler} from '@docusaurus/theme-common';
import IconClose from '@theme/IconClose';
import Logo from '@theme/Logo';
import NavbarItem from '@theme/NavbarItem';
import {CLOSES_MENU, MENU, SIDEBAR, mark} from '../../data/marks';
import styles from './styles.module.css';
import useNavbarItems from './useNavbarItems';
import * as words from '../../../contract/words';

/**
 * The menu of narrow screens: navbar items and a copy of the page's sidebar. As it is a modal `dialog`, the browser traps and restores the
 * focus, closes it on Escape and makes the page behind inert; control.ts opens and closes it.
 */
export default function MobileMenu(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useNavbarItems();
  const {pathname} = useLocation();
  const shown = useRef(pathname);

  // Closes on navigation, but not when the app starts, which the click that opened the menu may cause.
  useEffect(() => {
    if (pathname !== shown.current) dialog.current?.close();
    shown.current = pathname;
  }, [pathname]);
  // The Back button of a phone closes the menu and stays on the page.
  useHistoryPopHandler(() => {
    if (!dialog.current?.open) return undefined;
    dialog.current.close();
    return false;
  });

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={words.frame.menu} {...mark(MENU)}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
          <button
            type="button"
            className={`clean-btn ${styles.close}`}
            aria-label={words.frame.closeMenu}
            {...mark(CLOSES_MENU)}
          >
            <IconClose width={20} height={20} />
          </button>
        </div>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem {...item} {...{mobile: true}} key={index} />
          ))}
        </ul>
        {/* control.ts fills it; React must not render its content, as it would remove it on hydration. */}
        <div className={styles.sidebar} {...mark(SIDEBAR)} dangerouslySetInnerHTML={{__html: ''}} />
      </div>
    </dialog>
  );
}
