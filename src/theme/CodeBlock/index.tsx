/**
 * Replaces CodeBlock: highlights code with prism-react-renderer when the page is built, as HTML with classes; stock sends Prism to every
 * reader, renders an element for every token, and sets colours in style attributes, which a strict CSP blocks.
 */
import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {parseCodeBlockTitle, parseLanguage, parseLines} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import {CODE, COPY, WRAP, mark} from '../../data/marks';
import Code from './Code';
import styles from './styles.module.css';

export default function CodeBlock({children, className, metastring, title}: Props): JSX.Element {
  const heading = parseCodeBlockTitle(metastring) || title;
  const language = parseLanguage(className ?? '') ?? 'text';
  const {highlightLines, code} = parseLines(String(children), metastring, language as Parameters<typeof parseLines>[2]);
  return (
    <div className={clsx(styles.block, className)}>
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content} {...mark(CODE)}>
        <div className={styles.buttons}>
          <button type="button" className="clean-btn" aria-pressed="false" {...mark(WRAP)}>
            自动换行
          </button>
          <button
            type="button"
            className="clean-btn"
            aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
            {...mark(COPY)}
          >
            {translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          </button>
          <span role="status" />
        </div>
        <pre tabIndex={0} className="thin-scrollbar">
          <Code code={code} language={language} marked={highlightLines} />
        </pre>
      </div>
    </div>
  );
}
