import React from 'react';
import type {ComponentProps} from 'react';
import Highlight from 'prism-react-renderer';
import {codeHtml} from '../../data/code-colours';
import type {Token} from '../../data/code-colours';
import Prism from './languages';

type Props = {
  readonly code: string;
  /** A language of languages.ts, or `text`. */
  readonly language: string;
  /** Indexes of the highlighted lines. */
  readonly marked?: readonly number[];
};

const LINE_END: Token = {types: [], content: '\n'};

/** The language name of code without a grammar. */
const PLAIN = 'text';

/** A highlighted line is a block element that contains its line end: after the block, the line end would show as an empty line. */
const mark = (line: string) => `<span class="docusaurus-highlight-code-line">${line}</span>`;

function toHtml(lines: readonly (readonly Token[])[], marked: readonly number[]): string {
  const whole = lines.map((line, index) => (index < lines.length - 1 ? [...line, LINE_END] : line));
  if (marked.length === 0) return codeHtml(whole.flat());
  return whole.map((line, index) => (marked.includes(index) ? mark(codeHtml(line)) : codeHtml(line))).join('');
}

/**
 * Highlighted code as one piece of HTML.
 *
 * @throws when the language is not known
 */
export default function Code({code, language, marked = []}: Props): JSX.Element {
  if (language !== PLAIN && !Prism.languages[language]) {
    throw new Error(
      `[code] the language "${language}" of a code block is not known. Name one of languages.ts in src/theme/CodeBlock, or add it there.`,
    );
  }
  return (
    <Highlight
      Prism={Prism as unknown as ComponentProps<typeof Highlight>['Prism']}
      code={code}
      language={language as ComponentProps<typeof Highlight>['language']}
    >
      {({tokens}) => <code dangerouslySetInnerHTML={{__html: toHtml(tokens, marked)}} />}
    </Highlight>
  );
}
