import React from 'react';
import {COPY_MARKDOWN, mark} from '../../data/marks';
import * as words from '../../../contract/words';

type Props = {
  /** The operationId of an interface of the page. */
  readonly operation?: string;
};

/** A button that copies the Markdown of the page, or of one of its interfaces, which control.ts fetches. */
export default function CopyMarkdown({operation}: Props): JSX.Element {
  return (
    <button type="button" className="clean-btn" {...mark(COPY_MARKDOWN, operation)}>
      {words.frame.copyMarkdown}
    </button>
  );
}
