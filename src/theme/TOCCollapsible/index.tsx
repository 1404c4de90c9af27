/**
 * Replaces TOCCollapsible with a `details` element: stock needs JavaScript to open, and does not expose its state. It is a sticky bar;
 * control.ts closes it.
 */
import React from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {TOCCollapsibleProps} from '@theme/TOCCollapsible';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...items}: TOCCollapsibleProps): JSX.Element {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...items} />
    </details>
  );
}
