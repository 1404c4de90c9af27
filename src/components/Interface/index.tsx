import React from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * An interface below its heading.
 *
 * @param children what it is and its fields, then its code; on laptops and wider screens two columns, of which the second one stays in view
 */
export default function Interface({children}: {readonly children: ReactNode}): JSX.Element {
  return <div className={styles.interface}>{children}</div>;
}
