import React from 'react';
import type {ComponentProps} from 'react';
import Highlight from 'prism-react-renderer';
import {codeHtml} from '../../data/code-colours';
import type {Token} from '../../data/code-colours';
import prismWith from './languages';

type Props = {
  readonly code: string;
  /** A language of Prism, or an alias of one; code of any other has no colours. */
  readonly language?: string;
  /** Indexes of the highlighted lines. */
  readonly marked?: readonly number[];
};

const LINE_END: Token = {types: [], content: '\n'};

/** A highlighted line is a block element that contains its line end: after the block, the line end would show as an empty line. */
const mark = (line: string) => `<span class="docusaurus-highlight-code-line">${line}</span>`;

function toHtml(lines: readonly (readonly Token[])[], marked: readonly number[]): string {
  const whole = lines.map((line, index) => (index < lines.length - 1 ? [...line, LINE_END] : line));
  if (marked.length === 0) return codeHtml(whole.flat());
  return whole.map((line, index) => (marked.includes(index) ? mark(codeHtml(line)) : codeHtml(line))).join('');
}

/** Highlighted code as one piece of HTML. */
export default function Code({code, language = 'text', marked = []}: Props): JSX.Element {
  const prism = prismWith(language) as unknown as ComponentProps<typeof Highlight>['Prism'];
  return (
    <Highlight Prism={prism} code={code} language={language as ComponentProps<typeof Highlight>['language']}>
      {({tokens}) => <code dangerouslySetInnerHTML={{__html: toHtml(tokens, marked)}} />}
    </Highlight>
  );
}
