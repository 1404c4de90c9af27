import {KEEPS_FRAGMENT, PREFERRED_VERSION, VERSION, VERSION_DROPDOWN} from '../../data/marks';
import {nextOf} from '../../controls/arrow-keys';
import {all, on, onContent} from '../../controls/on';
import {followVersion} from './follow-version';

/** Key of plugin-content-docs. */
const STORAGE_KEY = 'docs-preferred-version-default';
const DROPDOWN = `[${VERSION_DROPDOWN}]`;

const buttonOf = (dropdown: HTMLElement) => dropdown.querySelector<HTMLElement>('button');

/** Opens or closes the list; without a state it toggles. */
function setOpen(dropdown: HTMLElement, open?: boolean): void {
  const isOpen = dropdown.classList.toggle('dropdown--show', open);
  buttonOf(dropdown)?.setAttribute('aria-expanded', String(isOpen));
}

on('click', `${DROPDOWN} > button`, ({parentElement}) => setOpen(parentElement as HTMLElement));
on('click', `${DROPDOWN} a`, (link) => setOpen(link.closest<HTMLElement>(DROPDOWN) as HTMLElement, false));

on('focusout', DROPDOWN, (dropdown, {relatedTarget}) => {
  if (!dropdown.contains(relatedTarget as Node | null)) setOpen(dropdown, false);
});

// Keys of the ARIA Authoring Practices' disclosure navigation pattern.
on('keydown', DROPDOWN, (dropdown, event) => {
  if (event.key === 'Escape') {
    setOpen(dropdown, false);
    buttonOf(dropdown)?.focus();
  }
  const next = nextOf(event, all('a', dropdown), ['ArrowUp', 'ArrowDown']);
  if (!next) return;
  setOpen(dropdown, true);
  next.focus();
});

onContent(followVersion);

/** Stores and marks the chosen version; before React runs, also adds the current fragment to a link to the same page. */
on('click', `a[${VERSION}]`, (link) => {
  const version = link.getAttribute(VERSION) ?? '';
  localStorage.setItem(STORAGE_KEY, version);
  document.documentElement.setAttribute(PREFERRED_VERSION, version);
  followVersion();
  if (link.hasAttribute(KEEPS_FRAGMENT) && location.hash) (link as HTMLAnchorElement).hash = location.hash;
});
