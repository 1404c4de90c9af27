import {READING_ALONE} from '../../playwright.config';
import {part} from '../part';

/** Everything that readers do, in Chromium, and in Firefox where it is installed. */
export default part('reading', READING_ALONE);
