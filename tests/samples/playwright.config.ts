import {part} from '../part';

/** Compilers and hundreds of programs: how long they take says nothing of them. */
export default part('samples', [{name: 'samples', testMatch: 'samples/*.test.ts', timeout: 20 * 60_000}]);
