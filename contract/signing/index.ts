/** Functions and types for writing a signing scheme. */
export type {LocatedOperation} from '../model/operations';
export {ProblemsError} from '../problems';
export type {Common} from '../read/common';
export type {Content, Media, OpenApi, Operation, Parameter, Schema} from '../openapi/types';
export type {Resolve} from '../read/references';
export {examplesOf} from '../model/examples';
export {programFile, raw} from '../samples/go';
export {MODULES, usedImports} from '../samples/imports';
export {className, topicOf} from '../samples/names';
export type {Language} from '../samples/languages';
export {quoted as curlText} from '../samples/plain/curl';
export {
  MARGIN as javaMargin,
  block as javaBlock,
  constant as javaConstant,
  use as javaUse,
} from '../samples/plain/java';
export {constant as nodeConstant, template as nodeTemplate} from '../samples/plain/node';
export {SANDBOX, TIMEOUT, lines, paragraphs} from '../samples/program';
export type {Source} from '../samples/source';
export {makeValue} from '../values';
export {flatten} from '../values/flatten';
export {followIn} from '../wire/follow';
export type {FollowIn} from '../wire/follow';
export {mapPathItems} from '../wire/operations';
export type {Caller, Scheme, Schemes} from './scheme';
