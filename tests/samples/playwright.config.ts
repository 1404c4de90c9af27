import {part} from '../part';

export default part('samples', [{name: 'samples', testMatch: 'samples/*.test.ts', timeout: 20 * 60_000}], {
  // Programs wait for the sandbox, and Java for its threads: a third worker takes 218 s instead of 238 on two cores.
  workers: 3,
});
