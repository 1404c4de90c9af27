import {on} from '../../controls/on';
import {fetchPage} from '../../controls/navigation';
import {OUTLINE} from '../../data/marks';
import {outlined} from '../../data/navigation.json';

/** The list at the beginning of a page of interfaces (src/components/OperationList), not its table of contents. */
const LISTED = '.markdown > ul > li > :first-child > a[href^="#op-"]';

/** Puts links to the interfaces of a page below its link; a page without any has nothing to open. */
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

// By its own name from JSON, so that the code goes where no sidebar has outlines.
if (outlined)
  on('toggle', `[${OUTLINE}]`, (outline) => {
    const path = outline.previousElementSibling?.getAttribute('href');
    if (!path || outline.querySelector('ul')) return;
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
    // A page that cannot be fetched now can be asked for again.
    fetchPage(path).then(
      (html) => outline.querySelector('ul') || show(outline, parse(html), path),
      () => outline.removeAttribute('open'),
    );
  });
