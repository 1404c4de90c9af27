/**
 * All controls of the page: announcement, colour switch, menu, version dropdown, tabs, copy and wrap buttons, `details`, section links,
 * back to top, printing. One inline script with listeners on the document, so that each control works as soon as it is visible (see
 * src/plugins/inline-scripts), before React and without it; React renders their markup and never their state.
 */
import {SCRIPTED} from './data/marks';
import './theme/AnnouncementBar/control';
import './theme/BackToTopButton/control';
import './theme/Toggle/control';
import './theme/CodeBlock/control';
import './controls/copy';
import './components/Reference/control';
import './theme/Navbar/control';
import './controls/print';
import './components/Samples/control';
import './theme/Heading/control';
import './controls/start-app';
import './components/VersionDropdown/control';

document.documentElement.setAttribute(SCRIPTED, '');
