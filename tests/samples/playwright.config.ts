import {part} from '../part';

/** Compiles and runs hundreds of programs; their run time is not checked. */
export default part('samples', [{name: 'samples', testMatch: 'samples/*.test.ts', timeout: 20 * 60_000}]);
