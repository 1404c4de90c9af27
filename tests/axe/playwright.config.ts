import {part} from '../part';

/** All rules of axe on every page in each colour mode at each width. */
export default part('axe', [{name: 'axe', testMatch: 'axe/*.spec.ts'}]);
