import {DISMISSES_ANNOUNCEMENT} from '../../data/marks';
import {on} from '../../controls/on';

/** Storage key and attribute of theme-classic, whose inline script hides a dismissed announcement before the first paint. */
const STORAGE_KEY = 'docusaurus.announcement.dismiss';
/** Storage key of the announcement that was dismissed, which src/plugins/inline-scripts compares with the present one. */
const ID_KEY = 'docusaurus.announcement.id';
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

on('click', `[${DISMISSES_ANNOUNCEMENT}]`, (button) => {
  localStorage.setItem(STORAGE_KEY, 'true');
  localStorage.setItem(ID_KEY, button.getAttribute(DISMISSES_ANNOUNCEMENT) ?? '');
  document.documentElement.setAttribute(ATTRIBUTE, 'true');
});
