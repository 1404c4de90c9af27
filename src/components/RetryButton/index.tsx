import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {readonly label: string; readonly onClick: () => void};

/** The button of an error screen, with styles of its own: those of Infima's buttons would be in every page for its sake. */
export default function RetryButton({label, onClick}: Props): JSX.Element {
  return (
    <button type="button" className={clsx('clean-btn', styles.button)} onClick={onClick}>
      {label}
    </button>
  );
}
