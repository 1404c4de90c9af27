import React from 'react';
import DocLink from '../DocLink';
import styles from './styles.module.css';

type Step = {readonly title: string; readonly text: string; readonly docId: string; readonly fragment?: string};
type Props = {readonly steps: readonly Step[]};

/** Numbered steps, each with a link to the section that explains it. */
export default function StepList({steps}: Props): JSX.Element {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, docId, fragment}) => (
        <li key={title} className={styles.step}>
          <DocLink docId={docId} fragment={fragment && `#${fragment}`} className={styles.title}>
            {title}
          </DocLink>{' '}
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
