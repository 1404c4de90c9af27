/** Replaces TOC: a named landmark instead of stock's `div`; control.ts marks the section in view, without waiting for React. */
import React from 'react';
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type TOC from '@theme-original/TOC';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

export default function NamedTOC({className, ...props}: ComponentProps<typeof TOC>): JSX.Element {
  return (
    <nav className={styles.landmark} aria-label={words.frame.contents}>
      <div className={clsx(styles.list, 'thin-scrollbar', className)}>
        <TOCItems {...props} linkClassName="table-of-contents__link" />
      </div>
    </nav>
  );
}
