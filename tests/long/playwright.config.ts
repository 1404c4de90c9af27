import {LINUX_ALONE} from '../playwright.config';
import {part} from '../part';

/** Slow tests: whole builds, copies of the site, killed programs, thousands of random requests. */
export default part('long', [{name: 'long', testMatch: 'long/*.{spec,test}.ts', testIgnore: LINUX_ALONE}]);
