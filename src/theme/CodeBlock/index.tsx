/**
 * Replaces CodeBlock: highlights code with Prism when the page is built, as HTML with classes; stock sends Prism to every
 * reader, renders an element for every token, and sets colours in style attributes, which a strict CSP blocks.
 */
import React, {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {parseCodeBlockTitle, parseLanguage, parseLines, useThemeConfig} from '@docusaurus/theme-common';
import type {Props as StockProps} from '@theme/CodeBlock';
import includeLanguages from '@theme/prism-include-languages';
import Prism from '../../app/mdx/prism';
import type {CodeThemes} from '../../data/code-themes';
import {CODE, COPY, WRAP, mark} from '../../data/marks';
import Code from './Code';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

includeLanguages(Prism);
// Its module removes the global, which the grammars of further pages need.
Object.assign(globalThis, {Prism});

type Props = Omit<StockProps, 'children'> & {
  readonly children?: ReactNode;
  /** The language; fences on pages have it in their class instead. */
  readonly language?: string;
};

const isElement = (node: ReactNode): boolean => Children.toArray(node).some((child) => isValidElement(child));

export default function CodeBlock({children, className, language: named, metastring, title}: Props): JSX.Element {
  const {prism} = useThemeConfig();
  const heading = parseCodeBlockTitle(metastring) || title;
  const language = named ?? parseLanguage(className) ?? prism.defaultLanguage;
  const text = [children].flat().join('');
  const {highlightLines, code} = parseLines(text, metastring, language as Parameters<typeof parseLines>[2]);
  return (
    <div className={clsx(styles.block, className)}>
      {heading && <div className={styles.title}>{heading}</div>}
      <div className={styles.content} {...mark(CODE)}>
        <div className={styles.buttons}>
          <button type="button" className="clean-btn" aria-pressed="false" {...mark(WRAP)}>
            {words.frame.wrap}
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
          {isElement(children) ? (
            <code>{children}</code>
          ) : (
            <Code code={code} language={language} marked={highlightLines} themes={prism as CodeThemes} />
          )}
        </pre>
      </div>
    </div>
  );
}
