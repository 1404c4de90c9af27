import React from 'react';
import clsx from 'clsx';
import {COPY, mark} from '../../data/marks';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

type Props = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the host on, with its parameters in braces; `notifyUrl` for a notification. */
  readonly path: string;
};

/** Method and path of an interface, at the head of its section. */
export default function Endpoint({method, path}: Props): JSX.Element {
  return (
    <p className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span> <InlineCode>{path}</InlineCode>
      {path.startsWith('/') && (
        <>
          <button type="button" className={clsx('clean-btn', styles.copy)} aria-label={`复制路径 ${path}`} {...mark(COPY, path)}>
            复制
          </button>
          <span role="status" className={styles.status} />
        </>
      )}
    </p>
  );
}
