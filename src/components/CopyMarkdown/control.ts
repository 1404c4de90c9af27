import {COPY_MARKDOWN, STATUS} from '../../data/marks';
import {markdownPath} from '../../data/markdown-path';
import {sectionsOf} from '../../data/markdown-sections';
import {copyPromised} from '../../controls/copy-text';
import {all, on} from '../../controls/on';
import {say} from '../../controls/status';
import * as words from '../../../words';

/** The section of the Markdown below the same headings as the button. @throws when it has another title: a heading of the page is no section */
function sectionAt(button: Element, text: string): string {
  const above = all('.markdown h2').filter(
    (heading) => heading.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (above.length === 0) return text;
  const section = sectionsOf(text)[above.length] ?? '';
  const [title] = section.replaceAll('\\', '').split('\n');
  if (title !== `## ${above[above.length - 1].firstChild?.textContent}`) throw new Error(title);
  return section;
}

/** The Markdown of the page, or of the interface that the button stands in, from the file beside it. @throws when something else comes */
async function fetchMarkdown(button: Element): Promise<string> {
  // Not the link in the head, which stays that of the first page when the app shows another.
  const href = markdownPath(location.pathname.replace(/\.html$/, ''));
  const answer = await fetch(href);
  const text = await answer.text();
  // Something between may send a page in its place, and `npm start` has no such file.
  if (!answer.ok || !text.startsWith('# ')) throw new Error(href);
  return sectionAt(button, text);
}

on('click', `[${COPY_MARKDOWN}]`, (button) => {
  const report = (copied: boolean) =>
    all(`[${STATUS}]`).forEach((status) => say(status, copied ? words.controls.copied : words.controls.notCopied));
  copyPromised(fetchMarkdown(button)).then(report, () => report(false));
});
