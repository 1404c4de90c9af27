import {READING_ALONE} from '../../playwright.config';
import {part} from '../part';

/** All that readers do, in Chromium and in Firefox where the machine has it. */
export default part('reading', READING_ALONE);
