import React, {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {useHistoryPopHandler, useMobileSecondaryMenuRenderer} from '@docusaurus/theme-common';
import IconClose from '@theme/IconClose';
import Logo from '@theme/Logo';
import NavbarItem from '@theme/NavbarItem';
import useWindowSize from '@theme/hooks/useWindowSize';
import styles from './styles.module.css';
import useNavbarItems from './useNavbarItems';

type Props = {readonly open: boolean; readonly onClose: () => void};

/**
 * The menu of narrow screens: navbar items and the sidebar of the page's docs version. A modal `dialog`, so that the browser
 * keeps the focus inside, gives it back, closes on Escape and makes the page behind inert.
 */
export default function MobileMenu({open, onClose}: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useNavbarItems();
  const sidebar = useMobileSecondaryMenuRenderer()({toggleSidebar: onClose});
  const {pathname} = useLocation();
  const windowSize = useWindowSize();

  useEffect(() => (open ? dialog.current?.showModal() : dialog.current?.close()), [open]);
  useEffect(onClose, [pathname, windowSize, onClose]);
  // The Back button of a phone closes the menu and stays on the page.
  useHistoryPopHandler(() => {
    if (!open) return undefined;
    onClose();
    return false;
  });

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label="导航菜单"
      onClose={onClose}
      onClick={({target, currentTarget}) => target === currentTarget && onClose()}>
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Logo className="navbar__brand" titleClassName="navbar__title" />
            <button type="button" className={`clean-btn ${styles.close}`} aria-label="关闭导航菜单" onClick={onClose}>
              <IconClose width={20} height={20} />
            </button>
          </div>
          <ul className="menu__list">
            {items.map((item, index) => (
              <NavbarItem {...item} {...{mobile: true}} key={index} onClick={onClose} />
            ))}
          </ul>
          {sidebar}
        </div>
      )}
    </dialog>
  );
}
