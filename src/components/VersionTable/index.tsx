import React from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type VersionRow = {
  readonly label: string;
  readonly to: string;
  readonly note: string;
  readonly changes: string | undefined;
};
type Props = {readonly versions: readonly VersionRow[]};

/** The docs versions, newest first, with a summary of the changes in each. */
export default function VersionTable({versions}: Props): JSX.Element {
  return (
    <ul className={styles.versions}>
      {versions.map(({label, to, note, changes}) => (
        <li key={label} className={styles.version}>
          <Link to={to}>
            <strong>{label}</strong>
          </Link>
          <p className={styles.note}>
            {note}{' '}
            {changes && (
              <Link to={changes}>
                {label}
                {words.home.changes}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
