/**
 * Works what readers press: announcement, colour switch, menu, version dropdown, tabs, copy buttons, folds. One inline script in the head
 * that listens on the document, so that each of them works as soon as it can be seen, before React and without it; React
 * renders their markup and never their state.
 */
import './announcement';
import './color-switch';
import './copy-button';
import './fold';
import './menu';
import './sample-tabs';
import './start-app';
import './version-dropdown';

document.documentElement.setAttribute('data-scripted', '');
