import React from 'react';
import {COPY_MARKDOWN, mark} from '../../data/marks';
import * as words from '../../../words';

/**
 * The button that copies Markdown: of the page, or below its headings of the section that it stands in. control.ts takes it from the file
 * beside the page.
 */
export default function CopyMarkdown(): JSX.Element {
  return (
    <button type="button" className="clean-btn" {...mark(COPY_MARKDOWN)}>
      {words.frame.copyMarkdown}
    </button>
  );
}
