import React from 'react';
import clsx from 'clsx';
import {COPY, mark} from '../../data/marks';
import InlineCode from '../InlineCode';
import Method from './Method';
import styles from './styles.module.css';
import * as words from '../../../words';

type Props = {
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the host on, with its parameters in braces; name of a webhook. */
  readonly path: string;
  /** Address of the server, e.g. `https://api.shop.example/v2`. */
  readonly server?: string;
};

/** Method, server and path of an interface, at the head of its section. */
export default function Endpoint({method, path, server = ''}: Props): JSX.Element {
  const address = server + path;
  return (
    <p className={styles.endpoint}>
      <Method method={method} /> <InlineCode>{path}</InlineCode>
      {path.startsWith('/') && (
        <>
          {server && <span className={styles.server}>{server}</span>}
          <button
            type="button"
            className={clsx('clean-btn', styles.copy)}
            aria-label={words.interpolate(words.reference.copyAddress, {address})}
            {...mark(COPY, address)}
          >
            {words.frame.copy}
          </button>
          <span role="status" className={styles.status} />
        </>
      )}
    </p>
  );
}
