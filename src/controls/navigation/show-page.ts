import {send} from '../events';
import {all} from '../on';
import type {Page} from './prepare-page';
import {takeStyles} from './take-styles';

/** Element that Docusaurus renders into. */
const ROOT = '#__docusaurus';
/** The tags of the head that differ between pages. The app adds scripts: those of a parsed page never run. */
const HEAD = ':not(script)[data-react-helmet]';
const SIDEBAR = 'aside nav';

const sidebarOf = (page: ParentNode) => page.querySelector<HTMLElement>(SIDEBAR);

/** Attributes of the links and groups of a sidebar that depend on the page that is shown. */
const MARKS = ['class', 'aria-current'];

const elementsOf = (sidebar: Element) => all('*', sidebar);

/** Updates the marks of the current page in a sidebar with the same links; groups that the reader has opened stay open. */
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

/** The address of each element of a sidebar, or nothing: a sidebar to which the browser's translation has added elements differs, too. */
const linksOf = (sidebar: Element) =>
  elementsOf(sidebar)
    .map((element) => element.getAttribute('href'))
    .join();

const groupsOf = (sidebar: Element | null) => (sidebar ? all<HTMLDetailsElement>('details', sidebar) : []);

const nameOf = (group: Element) => group.querySelector('summary')?.textContent;

/** Replaces the whole page. The new sidebar, e.g. of another docs version, opens the same groups as the old one, and gets its scroll position. */
function swapAll(page: Document, now: Element | null, next: Element | null): void {
  const open = new Set(
    groupsOf(now)
      .filter((group) => group.open)
      .map(nameOf),
  );
  const top = now?.scrollTop ?? 0;
  groupsOf(next).forEach((group) => (group.open ||= open.has(nameOf(group))));
  document.querySelector(ROOT)?.replaceWith(page.querySelector(ROOT) as Element);
  if (next) next.scrollTop = top;
}

/** Calls back after the next frame has been painted. */
export const afterFrame = (callBack: () => void): number => requestAnimationFrame(() => setTimeout(callBack));

/**
 * Replaces a part of the page.
 *
 * @param later whether the old part is only hidden now, and removed after the next frame: removing a long one would delay the frame by a
 * seventh. A browser without `content-visibility` removes it at once, as it would lay it out again
 */
function swapPart(page: Document, part: string, later = false): void {
  const now = document.querySelector(part) as HTMLElement;
  now.before(page.querySelector(part) as Element);
  if (later && 'contentVisibility' in now.style) {
    now.style.cssText = 'content-visibility:hidden;position:absolute';
    afterFrame(() => now.remove());
  } else now.remove();
}

/** Replaces the parts that differ. A sidebar with the same elements and links stays, which saves its layout and keeps its scroll position. */
function swapBody(page: Document, fromTop: boolean): void {
  const [now, next] = [document, page].map(sidebarOf);
  if (!now || !next || linksOf(now) !== linksOf(next)) {
    swapAll(page, now, next);
    return;
  }
  takeMarks(now, next);
  swapPart(page, '.navbar');
  swapPart(page, 'main', fromTop);
}

function swapHead(page: Document): void {
  document.head.querySelectorAll(HEAD).forEach((tag) => tag.remove());
  document.head.append(...page.head.querySelectorAll(HEAD));
  document.documentElement.className = page.documentElement.className;
}

/**
 * Shows a page of the same build in the current document as if it had been loaded: text, head and styles. Its scripts do not run, as those
 * of all pages are the same.
 *
 * @param fromTop whether it is shown from its top, so that the part below the first screen may follow a frame later
 */
export function showPage({document: page, putBack}: Page, fromTop: boolean): void {
  if (!fromTop) putBack();
  takeStyles(page.querySelector('style')?.textContent);
  swapHead(page);
  swapBody(page, fromTop);
  send('content');
  if (!fromTop) return;
  const complete = () => {
    putBack();
    send('content');
  };
  afterFrame(complete);
}
