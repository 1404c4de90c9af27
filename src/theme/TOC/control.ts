import {whenIdle} from '../../controls/idle';
import {all, onContent, placeOf} from '../../controls/on';

/** Classes of theme-classic and Infima. */
const LINK = '.table-of-contents__link';
const ACTIVE = 'table-of-contents__link--active';

/** Height of the navbar, in pixels, under which headings disappear. */
const navbarHeight = () => document.querySelector('.navbar')?.clientHeight ?? 0;

/** The heading of the section in view: the first one in the upper half of the window, else the last one above it. */
function readHeading(headings: readonly Element[]): Element | undefined {
  const top = navbarHeight();
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  if (next < 0) return headings.at(-1);
  const isNear = headings[next].getBoundingClientRect().bottom < innerHeight / 2;
  return isNear ? headings[next] : headings[next - 1];
}

/** Marks the section in view in the table of contents, and scrolls it into view there. */
function mark(): void {
  const links = all<HTMLAnchorElement>(`nav ${LINK}`);
  const places = links.map(({hash}) => placeOf(hash));
  const read = readHeading(places.filter((place) => place !== null));
  links.forEach((link, index) => {
    const active = read === places[index];
    // Scrolls only the list, and only when the section changes, as the reader may have scrolled it.
    const list = active && !link.classList.contains(ACTIVE) && (link.offsetParent as HTMLElement | null);
    if (list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    link.classList.toggle(ACTIVE, active);
  });
}

onContent(() => whenIdle(mark));
// Measures the page; browsers send scroll events at most once for each frame.
addEventListener('scroll', mark, {passive: true});
addEventListener('resize', mark, {passive: true});
