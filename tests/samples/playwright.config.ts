import {part} from '../part';

export default part('samples', [{name: 'samples', testMatch: 'samples/*.test.ts', timeout: 20 * 60_000}]);
