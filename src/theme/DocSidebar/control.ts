import {on} from '../../controls/on';
import {fetchPage} from '../../controls/navigation';
import {OUTLINE} from '../../data/marks';
import {outlined} from '../../data/navigation.json';

/** The links of the interface list at the top of a page (src/components/OperationList), not of its table of contents. */
const LISTED = '.markdown > ul > li > :first-child > a[href^="#op-"]';

/** Adds links to the interfaces of a page below its link; without interfaces there is nothing to open. */
function show(outline: HTMLElement, page: Document, path: string): void {
  const list = document.createElement('ul');
  list.className = 'menu__list';
  page.querySelectorAll<HTMLAnchorElement>(LISTED).forEach(({textContent, hash}) => {
    const [item, link] = [document.createElement('li'), document.createElement('a')];
    link.className = 'menu__link';
    link.href = path + hash;
    link.textContent = textContent;
    item.append(link);
    list.append(item);
  });
  outline.append(list);
  outline.hidden = !list.hasChildNodes();
}

// The JSON export is imported by name, so that bundlers drop this code on sites whose sidebars have no outlines.
if (outlined)
  on('toggle', `[${OUTLINE}]`, (outline) => {
    const path = outline.previousElementSibling?.getAttribute('href');
    if (!path || outline.querySelector('ul')) return;
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
    // A failed request can be repeated.
    fetchPage(path).then(
      (html) => outline.querySelector('ul') || show(outline, parse(html), path),
      () => outline.removeAttribute('open'),
    );
  });
