/**
 * Replaces CodeBlock: code is coloured once, when the page is built, as HTML with classes; stock ships Prism to every reader,
 * makes an element of every piece and colours by style attributes, which a strict CSP refuses.
 */
import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {parseCodeBlockTitle, parseLanguage, parseLines} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import highlight from './highlight';
import styles from './styles.module.css';

/** A marked line is a block, which its line end belongs to: after a block it would make an empty line. */
const mark = (line: string) => `<span class="docusaurus-highlight-code-line">${line}</span>`;

export default function CodeBlock({children, className, metastring, title}: Props): JSX.Element {
  const heading = parseCodeBlockTitle(metastring) || title;
  const language = parseLanguage(className ?? '') ?? 'text';
  const {highlightLines, code} = parseLines(String(children), metastring, language as Parameters<typeof parseLines>[2]);
  const html = highlight(code, language)
    .map((line, index, lines) => {
      const whole = index < lines.length - 1 ? `${line}\n` : line;
      return highlightLines.includes(index) ? mark(whole) : whole;
    })
    .join('');
  return (
    <div className={clsx(styles.block, className)}>
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content} data-code="">
        <div className={styles.buttons}>
          <button type="button" className="clean-btn" aria-pressed="false" data-wrap="">
            自动换行
          </button>
          <button
            type="button"
            className="clean-btn"
            aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
            data-copy="">
            {translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          </button>
          <span role="status" />
        </div>
        <pre tabIndex={0} className="thin-scrollbar">
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </div>
  );
}
