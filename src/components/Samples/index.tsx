import React from 'react';
import type {KeyboardEvent} from 'react';
import {useScrollPositionBlocker} from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import useUserPreferencesContext from '@theme/hooks/useUserPreferencesContext';
import styles from './styles.module.css';

type Sample = {
  readonly language: string;
  readonly label: string;
  /** Name of the grammar that colours the code. */
  readonly prism: string;
  /** Name of the file. */
  readonly title: string;
  readonly code: string;
};
type Props = {readonly title?: string; readonly samples: readonly Sample[]};

/** The stock group of tabs that share the reader's choice; src/plugins/stored-choices knows its key too. */
const GROUP = 'sample-language';

/** Number of the tab that a key leads to, from the one at `index`. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * The same program in several languages, as tabs. Which one shows is CSS of src/plugins/stored-choices, by the mark on
 * `<html>` that stands before the first paint; without JavaScript there is no mark, and all of them show.
 */
export default function Samples({title = '代码示例', samples}: Props): JSX.Element {
  const {tabGroupChoices, setTabGroupChoices} = useUserPreferencesContext();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const selected = samples.find(({language}) => language === tabGroupChoices[GROUP]) ?? samples[0];
  function choose(tab: Element, {language}: Sample): void {
    blockElementScrollPositionUntilNextRender(tab as HTMLElement);
    document.documentElement.setAttribute('data-sample-language', language);
    setTabGroupChoices(GROUP, language);
  }
  function step(event: KeyboardEvent, index: number): void {
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    const next = KEYS[event.key](index, samples.length);
    const tab = event.currentTarget.parentElement?.children[next] as HTMLElement;
    choose(tab, samples[next]);
    tab.focus();
  }
  return (
    <div className={styles.samples} data-languages={samples.map(({language}) => language).join(' ')}>
      <p className={styles.title}>{title}</p>
      <div className={styles.tabs} role="tablist" aria-label={`${title}的语言`}>
        {samples.map((sample, index) => (
          <button
            key={sample.language}
            type="button"
            role="tab"
            className="clean-btn"
            data-language={sample.language}
            aria-selected={sample === selected}
            tabIndex={sample === selected ? 0 : -1}
            onClick={({currentTarget}) => choose(currentTarget, sample)}
            onKeyDown={(event) => step(event, index)}>
            {sample.label}
          </button>
        ))}
      </div>
      {samples.map((sample) => (
        <section key={sample.language} role="tabpanel" aria-label={sample.label} data-language={sample.language}>
          <p className={styles.file}>
            <b>{sample.label}</b> {sample.title}
          </p>
          {sample === selected ? <CodeBlock className={`language-${sample.prism}`}>{sample.code}</CodeBlock> : <pre tabIndex={0}>{sample.code}</pre>}
        </section>
      ))}
    </div>
  );
}
