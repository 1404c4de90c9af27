import {all} from './on';
import {takeStyles} from './take-styles';

/** Element that Docusaurus renders into. */
export const ROOT = '#__docusaurus';
/** The tags of the head that differ between pages. */
const HEAD = '[data-react-helmet]';
const SIDEBAR = 'aside nav';

const sidebarOf = (page: ParentNode) => page.querySelector<HTMLElement>(SIDEBAR);

/** Opens in the next sidebar the groups that the reader has opened in this one. */
function keepOpen(from: HTMLElement, to: HTMLElement): void {
  const [now, next] = [from, to].map((sidebar) => Array.from(sidebar.querySelectorAll('details')));
  if (now.length === next.length) next.forEach((group, index) => (group.open ||= now[index].open));
}

/** Scrolls the sidebar to where it was. Needs both in the document. */
function swapRoot(page: Document): void {
  const [now, next] = [document, page].map(sidebarOf);
  const scrolled = now?.scrollTop ?? 0;
  if (now && next) keepOpen(now, next);
  document.querySelector(ROOT)?.replaceWith(page.querySelector(ROOT) as Element);
  if (next) next.scrollTop = scrolled;
}

function swapHead(page: Document): void {
  all(`head ${HEAD}`).forEach((tag) => tag.remove());
  document.head.append(...page.head.querySelectorAll(HEAD));
  document.documentElement.className = page.documentElement.className;
}

/**
 * Shows a page of the same build in the present document, as if it had been loaded: its text, head and styles. Scripts in it do not run,
 * as those of every page are the same.
 */
export function showPage(page: Document): void {
  takeStyles(page.querySelector('style')?.textContent);
  swapHead(page);
  swapRoot(page);
  document.dispatchEvent(new Event('content'));
}
