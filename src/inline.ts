/**
 * The script inlined into every page, which must run before the first paint: announcement, colour switch, and the banner of a page whose
 * scripts do not load. All other controls are in src/all-controls.ts.
 */
import {SCRIPTED} from './data/marks';
import './theme/AnnouncementBar/control';
import './theme/Toggle/control';
import './controls/show-banner';

document.documentElement.setAttribute(SCRIPTED, '');
