/** What rules of a site are made with. */
export {operationsOf} from '../model/operations';
export {COMMON} from '../read/folder';
export type {OwnRules, Rule} from './rule';
export {locate} from './shared';
