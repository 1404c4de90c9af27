/** Functions and types for writing a rule of one site. */
export {operationsOf} from '../model/operations';
export {COMMON} from '../read/folder';
export type {OwnRules, Rule} from './rule';
export {locate} from './shared';
