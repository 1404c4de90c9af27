import React, {useEffect, useReducer} from 'react';
import type {Token} from '../../data/code-colours';
import type {CodeThemes} from '../../data/code-themes';
import {themedHtml} from '../../data/code-themes';
import {linesOf, tokensOf} from '../../data/code-tokens';
import prismWith, {loadLanguage} from './languages';

type Props = {
  readonly code: string;
  /** A Prism language or alias; code in other languages is not coloured. */
  readonly language?: string;
  /** Indexes of the highlighted lines. */
  readonly marked?: readonly number[];
  readonly themes?: CodeThemes;
};

/** A highlighted line is a block element that contains its line end: after the block, the line end would show as an empty line. */
const mark = (line: string) => `<span class="docusaurus-highlight-code-line">${line}</span>`;

/** Highlighted code as one piece of HTML. */
export default function Code({code, language = 'text', marked = [], themes = {}}: Props): JSX.Element {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => void loadLanguage(language).then((isLoaded) => isLoaded && redraw()), [language]);
  const lines = linesOf(tokensOf(prismWith(language), code.replace(/\r\n?/g, '\n'), language));
  const htmlOf = (tokens: readonly Token[]): string => themedHtml(tokens, themes, language);
  const html =
    marked.length === 0
      ? htmlOf(lines.flat())
      : lines.map((line, index) => (marked.includes(index) ? mark(htmlOf(line)) : htmlOf(line))).join('');
  return <code dangerouslySetInnerHTML={{__html: html}} />;
}
