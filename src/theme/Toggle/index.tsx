/**
 * Replaces Toggle: stock has an English name, hides its state from assistive technology (upstream #6771) and renders it from React state,
 * so that it shows the wrong mode until hydration; CSS draws this one by `data-theme`, and control.ts handles clicks.
 */
import React from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Toggle';
import {COLOR_SWITCH, mark} from '../../data/marks';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

/** An icon of the current mode: the configured one, if it differs from stock's, or the site's drawing. */
function Icon({
  className,
  text,
  stock,
  children,
}: {
  readonly className: string;
  readonly text: string;
  readonly stock: string;
  readonly children: ReactNode;
}): JSX.Element {
  if (text !== stock)
    return (
      <span className={className} aria-hidden="true">
        {text}
      </span>
    );
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export default function Toggle({className}: Pick<Props, 'className'>): JSX.Element {
  const {lightIcon, darkIcon} = useThemeConfig().colorMode.switchConfig;
  return (
    <label className={clsx(styles.toggle, className)} title={words.frame.colorMode}>
      <input
        type="checkbox"
        role="switch"
        aria-label={words.frame.darkMode}
        className={styles.input}
        {...mark(COLOR_SWITCH)}
      />
      <Icon className={styles.sun} text={lightIcon} stock="🌞">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10l2 2M5 19l2-2M17 7l2-2" />
      </Icon>
      <Icon className={styles.moon} text={darkIcon} stock="🌜">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
      </Icon>
    </label>
  );
}
