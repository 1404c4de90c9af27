import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const KNOWN = ['get', 'post', 'put', 'patch', 'delete'];

/** An HTTP method in capitals, in its colour. */
export default function Method({method}: {readonly method: string}): JSX.Element {
  const name = method.toLowerCase();
  return <span className={clsx(styles.method, KNOWN.includes(name) && styles[name])}>{method}</span>;
}
