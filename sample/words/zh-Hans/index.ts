import * as signing from './signing.json';

export {signing};
