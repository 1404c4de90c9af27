import {READING_ALONE} from '../playwright.config';
import {part} from '../part';

export default part('reading', READING_ALONE);
