import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {readonly label: string; readonly onClick: () => void};

/** The button of an error screen. It has its own styles, as Infima's would be in every page just for it. */
export default function RetryButton({label, onClick}: Props): JSX.Element {
  return (
    <button type="button" className={clsx('clean-btn', styles.button)} onClick={onClick}>
      {label}
    </button>
  );
}
