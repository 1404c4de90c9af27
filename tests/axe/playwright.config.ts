import {part} from '../part';

/** Every rule of axe on every page in each mode at each width. */
export default part('axe', [{name: 'axe', testMatch: 'axe/*.spec.ts'}]);
