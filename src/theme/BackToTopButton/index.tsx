/** Replaces BackToTopButton: control.ts handles it, also before the app runs, and respects prefers-reduced-motion, which stock ignores. */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import {BACK_TO_TOP, mark} from '../../data/marks';
import styles from './styles.module.css';

export default function BackToTopButton(): JSX.Element {
  const label = translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'});
  return (
    <button
      type="button"
      className={`clean-btn ${styles.button}`}
      aria-label={label}
      title={label}
      {...mark(BACK_TO_TOP)}
    />
  );
}
