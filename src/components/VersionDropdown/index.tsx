import React from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {VERSION_DROPDOWN, mark} from '../../data/marks';
import VersionLink from '../VersionLink';
import type {VersionTarget} from '../VersionLink';
import styles from './styles.module.css';

type Props = {readonly targets: readonly VersionTarget[]; readonly label: ReactNode};

/**
 * The docs versions as a disclosure in the navbar: opens by hover, click, Enter or Space; arrow keys move through the versions, Escape
 * closes it and returns the focus to the button. control.ts implements all of it.
 */
export default function VersionDropdown({targets, label}: Props): JSX.Element {
  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable dropdown--right', styles.dropdown)}
      {...mark(VERSION_DROPDOWN)}
    >
      <button type="button" className={clsx('navbar__link clean-btn', styles.button)} aria-expanded={false}>
        <span className={styles.prefix}>文档版本</span>
        {label}
      </button>
      <ul className="dropdown__menu">
        {targets.map((target) => (
          <li key={target.name}>
            <VersionLink className="dropdown__link" {...target} />
          </li>
        ))}
      </ul>
    </div>
  );
}
