/**
 * The controls of the page that src/inline.ts does not have: menu, version dropdown, tabs, copy and wrap buttons, `details`, section links,
 * table of contents, back to top, printing, the way to other pages, and the start of the app. One script for all pages with listeners on the document (see
 * src/plugins/inline-scripts), which works before React and without it; React renders their markup and never their state.
 */
import './theme/Navbar/control';
import './theme/DocSidebar/control';
import './components/VersionDropdown/control';
import './controls/navigation/start-app';
import './controls/navigation/before-app';
import './components/Samples/control';
import './components/Reference/control';
import './theme/CodeBlock/control';
import './controls/copy';
import './components/CopyMarkdown/control';
import './theme/Heading/control';
import './theme/TOC/control';
import './theme/TOCCollapsible/control';
import './theme/BackToTopButton/control';
import './controls/print';
import './controls/navigation/fetch-ahead';
