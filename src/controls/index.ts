/**
 * Works what readers press: announcement, colour switch, menu, version dropdown, tabs, copy and wrap buttons, folds, links of
 * sections, the way to the top; readies the page for paper. One inline script that listens on the document, so that each of them works
 * as soon as it can be seen (see src/plugins/inline-scripts), before React and without it; React renders their markup and never their state.
 */
import './announcement';
import './back-to-top';
import './color-switch';
import './code-wrap';
import './copy-button';
import './fold';
import './lay-out';
import './menu';
import './print';
import './sample-tabs';
import './section-link';
import './start-app';
import './version-dropdown';

document.documentElement.setAttribute('data-scripted', '');
