import React from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The section of an interface, without its heading.
 *
 * @param children description and fields, then code; on laptops and wider screens in two columns, the second of which is sticky
 */
export default function Interface({children}: {readonly children: ReactNode}): JSX.Element {
  return <div className={styles.interface}>{children}</div>;
}
