/**
 * Works what readers press: announcement, colour switch, menu, version dropdown, tabs, copy and wrap buttons, folds, links of
 * sections, the way to the top; readies the page for paper. One inline script that listens on the document, so that each of them works
 * as soon as it can be seen (see src/plugins/inline-scripts), before React and without it; React renders their markup and never their state.
 */
import {SCRIPTED} from './data/marks';
import './theme/AnnouncementBar/control';
import './theme/BackToTopButton/control';
import './theme/Toggle/control';
import './theme/CodeBlock/control';
import './controls/copy';
import './components/Reference/control';
import './controls/lay-out';
import './theme/Navbar/control';
import './controls/print';
import './components/Samples/control';
import './theme/Heading/control';
import './controls/start-app';
import './components/VersionDropdown/control';

document.documentElement.setAttribute(SCRIPTED, '');
