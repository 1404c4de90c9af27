import React from 'react';
import {COPY, mark} from '../../data/marks';
import CopyMarkdown from '../CopyMarkdown';
import InlineCode from '../InlineCode';
import Method from './Method';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type Props = {
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path with parameters in braces; for a webhook its name. */
  readonly path: string;
  /** Address of the server, e.g. `https://api.shop.example/v2`. */
  readonly server?: string;
  /** The operationId, if this is the head of a section, which can then be copied. */
  readonly operation?: string;
};

/** Method, server and path of an interface, at the head of its section. */
export default function Endpoint({method, path, server = '', operation}: Props): JSX.Element {
  const address = server + path;
  return (
    <p className={styles.endpoint}>
      <Method method={method} /> <InlineCode>{path}</InlineCode>
      <span>
        {path.startsWith('/') && (
          <>
            {server && <span className={styles.server}>{server}</span>}
            <button
              type="button"
              className="clean-btn"
              aria-label={words.interpolate(words.reference.copyAddress, {address})}
              {...mark(COPY, address)}
            >
              {words.frame.copy}
            </button>
            <span role="status" className={styles.status} />
          </>
        )}
        {operation && <CopyMarkdown operation={operation} />}
      </span>
    </p>
  );
}
