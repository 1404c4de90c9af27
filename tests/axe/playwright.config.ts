import {part} from '../part';

export default part('axe', [{name: 'axe', testMatch: 'axe/*.spec.ts'}]);
