import React from 'react';
import RetryButton from '../RetryButton';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type Props = {readonly error: Error; readonly retry: () => void};

/** Box shown when a script chunk cannot be loaded (specification, section 8). */
export default function LoadFailure({error, retry}: Props): JSX.Element {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.message}>{error.message}</p>
      <p>{words.frame.loadFailed}</p>
      <RetryButton label="Retry" onClick={retry} />
    </div>
  );
}
