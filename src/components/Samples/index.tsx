import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import {LANGUAGE, LANGUAGES, mark} from '../../data/marks';
import ParserPause from '../ParserPause';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type Sample = {
  /** Language of the sample. For the first sample, the languages without a sample follow, separated by spaces, as it stands in for them. */
  readonly language: string;
  readonly label: string;
  /** Name of the Prism grammar for the code. */
  readonly prism: string;
  /** Name of the file. */
  readonly title: string;
  readonly code: string;
};
type Props = {
  readonly title?: string;
  /** Languages of the provider's own samples, separated by spaces. */
  readonly own?: string;
  readonly samples: readonly Sample[];
};

/**
 * The same program in several languages, as tabs. CSS of src/plugins/inline-scripts shows one of them, by an attribute on `<html>` that is
 * set before the first paint and changed by control.ts. Without JavaScript the attribute is missing, and all of them show.
 */
export default function Samples({title = words.reference.samples, own, samples}: Props): JSX.Element {
  return (
    <div className={styles.samples} {...mark(LANGUAGES, own)}>
      <p className={styles.title}>{title}</p>
      <div className={styles.tabs} role="tablist" aria-label={words.interpolate(words.reference.languages, {title})}>
        {samples.map(({language, label}, index) => (
          <button
            key={language}
            type="button"
            role="tab"
            className="clean-btn"
            {...mark(LANGUAGE, language)}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {samples.map(({language, label, title: file, prism, code}) => (
        <section key={language} role="tabpanel" aria-label={label} {...mark(LANGUAGE, language)}>
          <ParserPause />
          <p className={styles.language}>{label}</p>
          <CodeBlock className={`language-${prism}`} title={file}>
            {code}
          </CodeBlock>
        </section>
      ))}
    </div>
  );
}
