export {unexplained} from './compare/check';
export {compareVersions} from './compare/compare';
export {createHistory} from './compare/history';
export type {History} from './compare/history';
export {presence} from './compare/fields';
export {CLASSES} from './compare/kinds';
export type {ChangeClass, Difference} from './compare/kinds';
export {createChangeLog} from './compare/log';
export type {Change, ChangeLog} from './compare/log';
export {newerFacts} from './compare/newer';
export {contractCoverage, percent} from './coverage/figures';
export type {Figures} from './coverage/figures';
export {extension, extensionPath} from './extension';
export {memoized} from './memoized';
export {addressMistake} from './openapi/address';
export {failureExample} from './model/failure-example';
export {causeOf} from './model/cause';
export {nameOf as dictionaryName} from './model/dictionaries';
export {allFields, anchorsAround, createShownAnchor, fieldsWithin, pathOf} from './model/fields';
export {eachOf} from './model/items';
export {allowsNull, written as writtenValue} from './model/limits';
export {meaningOf} from './model/meanings';
export {credentialsText, schemeTexts, scopesNeeded} from './model/security';
export {ownServers, serverOf, serversText} from './model/servers';
export type {Elsewhere, Field} from './model/fields';
export {fieldGroups, groupsOnPage, operationFields, saysMore, topFields, wholeFields} from './model/operation-fields';
export type {FieldGroup, Groups} from './model/operation-fields';
export {isWebhook} from './model/parts';
export {valuesText} from './model/links';
export {namedOperation, operationsOf} from './model/operations';
export type {LocatedOperation} from './model/operations';
export {relatedOperations} from './model/related';
export {schemaAnchor, schemaField} from './model/schema-page';
export {stateGraph} from './model/state-graph';
export type {State, StateGraph} from './model/state-graph';
export {pageTag, tagGroups, tagTitle, tagsOf} from './model/tags';
export {plainText, textParts} from './model/text';
export {collectProblems, ProblemsError, formatProblem, throwProblems} from './problems';
export type {Problem} from './problems';
export {bundleContract} from './read/bundle';
export type {Advice, Common, Dictionary, DictionaryValue, StateMachine} from './read/common';
export {openContracts} from './read/contracts';
export {versionError} from './read/document-errors';
export {
  COMMON,
  CONFIG,
  CONTRACT_FOLDER,
  contractFiles,
  contractName,
  contractTimes,
  overlayBeside,
  overlayOf,
  pathInFolder,
} from './read/folder';
export type {Contracts} from './read/contracts';
export type {
  ExternalDocs,
  Info,
  Media,
  OpenApi,
  Operation,
  Parameter,
  PathItem,
  Schema,
  SecurityRequirement,
  SecurityScheme,
} from './openapi/types';
export {setYamlCache} from './read/yaml-cache';
export {plainName, uniqueNames} from './openapi/names';
export {isMap, isNode} from './openapi/nodes';
export {REPEATED, fencesOf, targetOf, targetsOf} from './read/fences';
export {pageFile} from './read/pages';
export {withOverlay} from './read/overlay';
export {linesOf, positionIn} from './read/position';
export {pointerKeys} from './read/reference-targets';
export {decoded} from './values/decoded';
export {withoutKeys} from './values/without-keys';
export {jsonOf} from './values/numerals';
export {yamlOf} from './values/yaml-numerals';
export {createResolve} from './read/references';
export type {Resolve} from './read/references';
export {sourcesOf} from './read/sources';
export {openVersionFiles} from './read/version-files';
export type {VersionFiles} from './read/version-files';
export {contractVersions} from './read/versions';
export type {VersionContracts} from './read/versions';
export {CONTRACT, readYamlOnce} from './read/yaml-file';
export type {YamlFile} from './read/yaml-file';
export {checkContracts} from './rules/all';
export {readLevels} from './rules/levels';
export {personalNumbers} from './rules/personal-data';
export {patternProblems} from './rules/patterns';
export {unshownProblems} from './rules/unshown';
export {hasPlace} from './rules/links';
export {shownProblems} from './rules/shown';
export {interfaceSample} from './signing/sample';
export {ownLanguages, ownSamples} from './samples/own';
export type {OwnSample} from './samples/own';
export {sourceOf} from './samples/source';
export type {Source} from './samples/source';
export {ANSWERS} from './read/answers';
export {SAMPLES_FOLDER, handWrittenProblems, handWrittenSamples} from './samples/hand-written';
export type {Sample} from './samples/hand-written';
export {LANGUAGES, languageOf} from './samples/languages';
export type {Language} from './samples/languages';
export {topicOf} from './samples/names';
export {SANDBOX} from './samples/program';
export {schemeOf} from './signing/registered';
export type {Caller, Scheme} from './signing/scheme';
export {suggestion} from './suggestion';
export {mapPathItems} from './wire/operations';
export {withOpenObjects} from './wire/open-objects';
