import {whenIdle} from '../../controls/idle';
import {all, onContent, placeOf} from '../../controls/on';

/** Classes of theme-classic and Infima. */
const LINK = '.table-of-contents__link';
const ACTIVE = 'table-of-contents__link--active';

/** Height of the navbar, in pixels, under which headings disappear. */
const navbarHeight = () => document.querySelector('.navbar')?.clientHeight ?? 0;

/** The heading whose section is being read: the first one in the upper half of the window, or else the last one above. */
function readHeading(headings: readonly Element[]): Element | undefined {
  const top = navbarHeight();
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  if (next < 0) return headings.at(-1);
  const isNear = headings[next].getBoundingClientRect().bottom < innerHeight / 2;
  return isNear ? headings[next] : headings[next - 1];
}

/** Marks the section that is being read in the table of contents, and brings it into view there. */
function mark(): void {
  const links = all<HTMLAnchorElement>(`nav ${LINK}`);
  const places = links.map(({hash}) => placeOf(hash));
  const read = readHeading(places.filter((place) => place !== null));
  links.forEach((link, index) => {
    const active = read === places[index];
    // Scrolls the list alone, and only when another section begins: the reader may have scrolled it too.
    const list = active && !link.classList.contains(ACTIVE) && (link.offsetParent as HTMLElement | null);
    if (list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    link.classList.toggle(ACTIVE, active);
  });
}

onContent(() => whenIdle(mark));
// It measures the page, and browsers send both once for each frame.
addEventListener('scroll', mark, {passive: true});
addEventListener('resize', mark, {passive: true});
