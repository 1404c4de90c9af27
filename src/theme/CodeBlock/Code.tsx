import React from 'react';
import type {ComponentProps} from 'react';
import Highlight from 'prism-react-renderer';
import {lineHtml} from '../../data/code-colours';
import Prism from './languages';

type Props = {
  readonly code: string;
  /** A language of languages.ts, or `text`. */
  readonly language: string;
  /** Indexes of the highlighted lines. */
  readonly marked?: readonly number[];
};

/** The language name of code without a grammar. */
const PLAIN = 'text';

/** A highlighted line is a block element that contains its line end: after the block, the line end would show as an empty line. */
const mark = (line: string) => `<span class="docusaurus-highlight-code-line">${line}</span>`;

/**
 * Highlighted code as one piece of HTML.
 *
 * @throws when the language is not known
 */
export default function Code({code, language, marked = []}: Props): JSX.Element {
  if (language !== PLAIN && !Prism.languages[language]) {
    throw new Error(`[code] the language "${language}" of a code block is not known. Name one of languages.ts in src/theme/CodeBlock, or add it there.`);
  }
  return (
    <Highlight Prism={Prism as unknown as ComponentProps<typeof Highlight>['Prism']} code={code} language={language as ComponentProps<typeof Highlight>['language']}>
      {({tokens}) => {
        const lines = tokens.map(lineHtml).map((line, index) => {
          const whole = index < tokens.length - 1 ? `${line}\n` : line;
          return marked.includes(index) ? mark(whole) : whole;
        });
        return <code dangerouslySetInnerHTML={{__html: lines.join('')}} />;
      }}
    </Highlight>
  );
}
