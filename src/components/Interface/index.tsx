import React from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * An interface below its heading.
 *
 * The empty script is no code: Chromium parses for 10 ms at most after a script, and so shows a long page in steps. Without it, half of the
 * longest page is one task of 200 ms on a slow phone (`PumpTokenizer` in html_document_parser.cc).
 *
 * @param children what it is and its fields, then its code; on wide screens two columns, of which the second one stays in view
 */
export default function Interface({children}: {readonly children: ReactNode}): JSX.Element {
  return (
    <>
      <div className={styles.interface}>{children}</div>
      <script type="text/plain" />
    </>
  );
}
