import React from 'react';
import Elements from '../Elements';
import type {Text} from '../Reference/data';
import styles from './styles.module.css';

export type Fact = {readonly term: string; readonly text: Text};

/** Facts that a caller needs before the fields of an interface. */
export default function OperationFacts({facts}: {readonly facts: readonly Fact[]}): JSX.Element {
  return (
    <dl className={styles.facts}>
      {facts.map(({term, text}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Elements nodes={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
