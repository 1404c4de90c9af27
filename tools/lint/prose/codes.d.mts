import type {Rule} from 'eslint';

declare const fewCodes: Rule.RuleModule;
export default fewCodes;
