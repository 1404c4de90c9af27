import React, {useRef, useState} from 'react';
import type {FocusEvent, KeyboardEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {VersionLink} from '../VersionList';
import styles from './styles.module.css';

type Props = {readonly links: readonly VersionLink[]; readonly label: ReactNode};

/** How far each key moves the focus among the versions. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The docs versions as a disclosure of the navbar: opens by hover, click, Enter or Space; arrows move through the versions,
 * Escape closes and returns to the button (ARIA Authoring Practices, disclosure navigation).
 */
export default function VersionDropdown({links, label}: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    // A closed list is invisible and takes no focus.
    flushSync(() => setOpen(true));
    const items = Array.from(list.current?.querySelectorAll('a') ?? []);
    const focused = items.findIndex((item) => item === document.activeElement);
    const from = focused < 0 && step < 0 ? 0 : focused;
    items[(from + step + items.length) % items.length]?.focus();
  }

  function closeWhenLeft({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
  }

  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable dropdown--right', styles.dropdown, open && 'dropdown--show')}
      onKeyDown={handleKey}
      onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link clean-btn', styles.button)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}>
        <span className={styles.prefix}>文档版本</span>
        {label}
      </button>
      <ul ref={list} className="dropdown__menu">
        {links.map(({label: version, to, current, onClick}) => (
          <li key={version}>
            <Link
              className={clsx('dropdown__link', current && 'dropdown__link--active')}
              aria-current={current ? 'true' : undefined}
              to={to}
              onClick={() => {
                onClick();
                setOpen(false);
              }}>
              {version}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
