import React from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Step = {readonly title: string; readonly text: string; readonly to: string};
type Props = {readonly steps: readonly Step[]};

/** Numbered steps, each with a link to the section that explains it. */
export default function StepList({steps}: Props): JSX.Element {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, to}) => (
        <li key={title} className={styles.step}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>{' '}
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
