import * as platform from './platform.json';
import * as signing from './signing.json';

export {platform, signing};
