import React from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {VERSION_DROPDOWN, mark} from '../../data/marks';
import VersionLink from '../VersionLink';
import type {VersionTarget} from '../VersionLink';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type DropdownProps = {
  readonly label: ReactNode;
  /** Whether the list is aligned with the right end of the button. */
  readonly right: boolean;
  readonly className?: string;
  /** `li` elements. */
  readonly children: ReactNode;
};

/**
 * A disclosure in the navbar: opens by hover, click, Enter or Space; arrow keys move through its links, Escape closes it and returns the
 * focus to the button. control.ts implements all of it.
 */
export function Dropdown({label, right, className, children}: DropdownProps): JSX.Element {
  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable', right && 'dropdown--right', styles.dropdown)}
      {...mark(VERSION_DROPDOWN)}
    >
      <button type="button" className={clsx('navbar__link clean-btn', styles.button, className)} aria-expanded={false}>
        {label}
      </button>
      <ul className="dropdown__menu">{children}</ul>
    </div>
  );
}

type Props = {readonly targets: readonly VersionTarget[]; readonly label: ReactNode};

/** The docs versions in such a dropdown. */
export default function VersionDropdown({targets, label}: Props): JSX.Element {
  return (
    <Dropdown
      right
      label={
        <>
          <span className={styles.prefix}>{words.frame.versions}</span>
          {label}
        </>
      }
    >
      {targets.map((target) => (
        <li key={target.name}>
          <VersionLink className="dropdown__link" {...target} />
        </li>
      ))}
    </Dropdown>
  );
}
