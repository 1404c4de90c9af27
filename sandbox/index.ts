/** Types for writing the rules of a sandbox. */
export type {Business, Material, Rules} from './business';
export type {Contract, ContractSet, RateLimit} from './contracts';
export {OptionsError, oneOf} from './options';
export type {Option, Texts} from './options';
export {inside} from './plain/document';
export type {OperationNode} from './plain/operation-node';
export {Problem} from './plain/problem';
export type {FieldError} from './plain/problem';
export {beijingTime} from './time';
export {printable} from './transport/journal';
export {isLoopback} from './transport/loopback';
export {readBody} from './transport/read-body';
export {SANDBOX} from './transport/server';
export {MAX_FILE, MAX_FORM, MAX_JSON, formOf, isForm} from './transport/wire';
export type {WireAnswer, WireRequest} from './transport/wire';
