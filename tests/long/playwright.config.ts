import {LINUX_ALONE} from '../../playwright.config';
import {part} from '../part';

/** Whole builds, copies of the site, programs that are killed, thousands of drawn requests. */
export default part('long', [{name: 'long', testMatch: 'long/*.{spec,test}.ts', testIgnore: LINUX_ALONE}]);
