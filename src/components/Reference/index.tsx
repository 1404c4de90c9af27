import React from 'react';
import styles from './styles.module.css';

/**
 * Fields and error codes of an interface as static HTML, made at build by src/plugins/docs; src/controls/fold.ts opens
 * their folds.
 */
export default function Reference({html}: {readonly html: string}): JSX.Element {
  return (
    <div className={styles.reference}>
      {html.includes('<details') && (
        <button type="button" className={`clean-btn ${styles.toggle}`} data-unfold="全部收起">
          全部展开
        </button>
      )}
      <div dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
