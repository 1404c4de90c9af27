import {FROM_TOP} from '../data/marks';
import {on} from './on';

/** Mark of src/plugins/inline-scripts: what is far below is laid out when it comes near. */
const layOutAll = () => document.documentElement.removeAttribute(FROM_TOP);

// A fragment and the way back lead to a place whose height must be right at once.
on('click', 'a[href*="#"]', layOutAll);
addEventListener('popstate', layOutAll);
