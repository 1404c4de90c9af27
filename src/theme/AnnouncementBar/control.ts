import {DISMISSES_ANNOUNCEMENT} from '../../data/marks';
import {on} from '../../controls/on';

/** Storage key and attribute of theme-classic, whose inline script hides a dismissed announcement before the first paint. */
const STORAGE_KEY = 'docusaurus.announcement.dismiss';
const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

on('click', `[${DISMISSES_ANNOUNCEMENT}]`, () => {
  localStorage.setItem(STORAGE_KEY, 'true');
  document.documentElement.setAttribute(ATTRIBUTE, 'true');
});
