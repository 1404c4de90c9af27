/** Wraps TOC: makes the table of contents a named landmark; in stock it is a plain `div`. */
import React from 'react';
import type {ComponentProps} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): JSX.Element {
  return (
    <nav className={styles.landmark} aria-label="本页目录">
      <TOC {...props} />
    </nav>
  );
}
