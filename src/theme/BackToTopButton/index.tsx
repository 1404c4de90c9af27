/** Replaces BackToTopButton: src/controls/back-to-top.ts works it, before the app runs too; stock animates whatever the reader prefers. */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function BackToTopButton(): JSX.Element {
  const label = translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'});
  return <button type="button" className={`clean-btn ${styles.button}`} aria-label={label} title={label} data-back-to-top="" />;
}
