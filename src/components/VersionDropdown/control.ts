import {KEEPS_FRAGMENT, PREFERRED_VERSION, VERSION, VERSION_DROPDOWN} from '../../data/marks';
import {on, onContent} from '../../controls/on';
import {followVersion} from './follow-version';

/** Key of plugin-content-docs. */
const STORAGE_KEY = 'docs-preferred-version-default';
const DROPDOWN = `[${VERSION_DROPDOWN}]`;

/** How far each key moves the focus among the versions. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

const buttonOf = (dropdown: HTMLElement) => dropdown.querySelector<HTMLElement>('button');
const isOpen = (dropdown: HTMLElement) => buttonOf(dropdown)?.getAttribute('aria-expanded') === 'true';

function setOpen(dropdown: HTMLElement, open: boolean): void {
  dropdown.classList.toggle('dropdown--show', open);
  buttonOf(dropdown)?.setAttribute('aria-expanded', String(open));
}

on(
  'click',
  `${DROPDOWN} > button`,
  ({parentElement}) => parentElement && setOpen(parentElement, !isOpen(parentElement)),
);
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
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  setOpen(dropdown, true);
  const links = Array.from(dropdown.querySelectorAll('a'));
  const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
  const from = focused < 0 && step < 0 ? 0 : focused;
  links[(from + step + links.length) % links.length]?.focus();
});

onContent(followVersion);

/** Stores and marks the chosen version; before React runs, also adds the current fragment to a link that leads to the same page. */
on('click', `a[${VERSION}]`, (link) => {
  const version = link.getAttribute(VERSION) ?? '';
  localStorage.setItem(STORAGE_KEY, version);
  document.documentElement.setAttribute(PREFERRED_VERSION, version);
  followVersion();
  if (link.hasAttribute(KEEPS_FRAGMENT) && location.hash) (link as HTMLAnchorElement).hash = location.hash;
});
