import {ADDRESS_END, PREFERRED_VERSION, VERSION_LABEL} from '../../data/marks';
import {all} from '../../controls/on';

/**
 * Outside the docs, points the links to docs to the preferred version, whose label CSS shows, and marks it in the list. The app renders the
 * same once it runs.
 */
export function followVersion(): void {
  const preferred = document.documentElement.getAttribute(PREFERRED_VERSION);
  const index = all(`[${VERSION_LABEL}]`).findIndex((label) => label.getAttribute(VERSION_LABEL) === preferred);
  if (index < 0) return;
  all<HTMLAnchorElement>('a').forEach((link) => {
    // DOC_ADDRESSES and VERSION.
    const {docs, version} = link.dataset;
    if (docs) link.href = docs.split(ADDRESS_END)[index];
    if (!version) return;
    link.classList.toggle(`${link.classList[0]}--active`, version === preferred);
    link.setAttribute('aria-current', String(version === preferred));
  });
}
