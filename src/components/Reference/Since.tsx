import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import * as words from '../../../words';

/** The version that brought an error code or a value, with the space behind it. */
export default function Since({version}: {readonly version: string}): JSX.Element {
  return (
    <>
      <span className={clsx(styles.fact, styles.fresh)}>{words.interpolate(words.reference.new, {version})}</span>{' '}
    </>
  );
}
