import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

/** The version that added an error code or a value, followed by a space. */
export default function Since({version}: {readonly version: string}): JSX.Element {
  return (
    <>
      <span className={clsx(styles.fact, styles.fresh)}>{words.interpolate(words.reference.new, {version})}</span>{' '}
    </>
  );
}
