import {COPY_MARKDOWN} from '../../data/marks';
import {markdownPath} from '../../data/markdown-path';
import {operationOf, sectionsOf} from '../../data/markdown-sections';
import {copyPromised} from '../../controls/copy-text';
import {on} from '../../controls/on';
import {announce} from '../../controls/status';
import * as words from '../../../contract/words';

/**
 * Fetches the Markdown of the page, or of one of its interfaces, from the file beside the page.
 *
 * @throws Error if the response is not that file
 */
async function fetchMarkdown(operation: string | null): Promise<string> {
  const href = markdownPath(location.pathname);
  const answer = await fetch(href);
  const text = await answer.text();
  const part = operation ? sectionsOf(text).find((section) => operationOf(section) === operation) : text;
  // A proxy may return a page instead, and `npm start` has no such file.
  if (!answer.ok || !part?.startsWith('#')) throw new Error(href);
  return part;
}

on('click', `[${COPY_MARKDOWN}]`, (button) => {
  const report = (copied: boolean) => announce(copied ? words.controls.copied : words.controls.notCopied);
  copyPromised(fetchMarkdown(button.getAttribute(COPY_MARKDOWN))).then(report, () => report(false));
});
