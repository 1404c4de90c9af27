import {FIREFOX_ALONE} from '../../playwright.config';
import {part} from '../part';

/** What `npm test` asks of Chromium alone, and Firefox may do otherwise. */
export default part('firefox', [FIREFOX_ALONE]);
