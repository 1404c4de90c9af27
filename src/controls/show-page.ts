import {all} from './on';
import type {Page} from './prepare-page';
import {takeStyles} from './take-styles';

/** Element that Docusaurus renders into. */
const ROOT = '#__docusaurus';
/** The tags of the head that differ between pages. */
const HEAD = '[data-react-helmet]';
const SIDEBAR = 'aside nav';

const sidebarOf = (page: ParentNode) => page.querySelector<HTMLElement>(SIDEBAR);

/** What the links and groups of a sidebar tell of the page that is shown. */
const MARKS = ['class', 'aria-current'];

const elementsOf = (sidebar: Element) => Array.from(sidebar.getElementsByTagName('*'));

/** Makes a sidebar with the same links show where the reader is; groups that the reader has opened stay open. */
function takeMarks(now: Element, next: Element): void {
  const marked = elementsOf(next);
  elementsOf(now).forEach((element, index) => {
    for (const name of MARKS) {
      const value = marked[index].getAttribute(name);
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
    if (marked[index].hasAttribute('open')) element.setAttribute('open', '');
  });
}

const linksOf = (sidebar: Element) => Array.from(sidebar.getElementsByTagName('a'), (link) => link.getAttribute('href')).join('\n');

/** Puts what differs into the document. A sidebar with the same links stays, which saves its layout and keeps its scroll position. */
function swapBody(page: Document): void {
  const [now, next] = [document, page].map(sidebarOf);
  const stays = now && next && linksOf(now) === linksOf(next);
  if (stays) takeMarks(now, next);
  const parts = stays ? ['.navbar', 'main'] : [ROOT];
  parts.forEach((part) => document.querySelector(part)?.replaceWith(page.querySelector(part) as Element));
}

function swapHead(page: Document): void {
  all(`head ${HEAD}`).forEach((tag) => tag.remove());
  document.head.append(...page.head.querySelectorAll(HEAD));
  document.documentElement.className = page.documentElement.className;
}

const announce = () => document.dispatchEvent(new Event('content'));

/**
 * Shows a page of the same build in the present document, as if it had been loaded: its text, head and styles. Scripts in it do not run,
 * as those of every page are the same.
 *
 * @param fromTop whether it is read from its top, so that what is below the first screen may come a frame later
 */
export function showPage({document: page, putBack}: Page, fromTop: boolean): void {
  if (!fromTop) putBack();
  takeStyles(page.querySelector('style')?.textContent);
  swapHead(page);
  swapBody(page);
  announce();
  if (!fromTop) return;
  const complete = () => {
    putBack();
    announce();
  };
  requestAnimationFrame(() => setTimeout(complete));
}
