import React from 'react';
import Description from './Description';
import type {ErrorData} from './data';
import Entry from './Entry';
import Since from './Since';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

function Facts({subCode, since, advice}: ErrorData): JSX.Element {
  return (
    <>
      {' '}
      <span>
        <code>{subCode}</code>
      </span>{' '}
      {since && <Since version={since} />}
      <span className={styles.fact}>{advice}</span>
    </>
  );
}

/** Error codes with cause, remedy, retry advice, and an example response of each. */
export default function ErrorList({errors}: {readonly errors: readonly ErrorData[]}): JSX.Element {
  return (
    <ul className={styles.fields}>
      {errors.map((error) => (
        <Entry key={error.anchor} anchor={error.anchor} name={error.number} facts={<Facts {...error} />}>
          <Description text={error.description} />
          <details>
            <summary>{words.reference.example}</summary>
            <pre tabIndex={0}>
              <code>{error.example}</code>
            </pre>
          </details>
        </Entry>
      ))}
    </ul>
  );
}
