import type {ErrorObject} from 'ajv/dist/2020';
import {suggestion} from '../suggestion';
import {sourceOf} from '../values/numerals';
import {pointerKeys} from './reference-targets';
import {isSwagger2} from './swagger2';

/** A mistake in a document, with the keys of the wrong node. */
type DocumentError = {readonly keys: readonly string[]; readonly message: string};

/** Keywords whose errors only repeat another error. */
const CONSEQUENCES = ['if'];

function unknownKey(key: string, {parentSchema}: ErrorObject): string {
  const known = Object.keys((parentSchema?.properties ?? {}) as object);
  return `"${key}" is unknown here. Known: ${known.join(', ')}.${suggestion(key, known)} Fix it; a key of your own starts with x-.`;
}

/** Checks the version: a document must be Swagger 2.0 or OpenAPI 3.0, 3.1 or 3.2. */
export function versionError(data: unknown): DocumentError | undefined {
  const {swagger, openapi} = (data ?? {}) as {readonly swagger?: unknown; readonly openapi?: unknown};
  if (isSwagger2(data)) return undefined;
  if (swagger !== undefined)
    return {
      keys: ['swagger'],
      message: `is of Swagger ${String(sourceOf(swagger))}. Expected Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2. Convert it first.`,
    };
  const version = sourceOf(openapi);
  if (/^3\.[012](\.|$)/.test(String(version))) return undefined;
  const message =
    openapi === undefined
      ? 'has no openapi, the version of the standard. Expected OpenAPI 3.0, 3.1 or 3.2, e.g. openapi: 3.1.0, or Swagger 2.0. Add it; files that only hold parts of others belong in a folder of this one.'
      : `openapi is ${JSON.stringify(version)}. Expected the version of the standard as a text, OpenAPI 3.0, 3.1 or 3.2, e.g. openapi: '3.1.0'. Fix it.`;
  return {keys: ['openapi'], message};
}

/** The name of a node in messages: its key, for array items with that of the array, `tags.0`; `type` for one of several, as `nullable` adds one. */
const nameOf = (keys: readonly string[]): string =>
  keys
    .slice(/^\d+$/.test(keys[keys.length - 1] ?? '') ? -2 : -1)
    .join('.')
    .replace(/^type\.\d+$/, 'type') || 'the document';

/** Converts an error of ajv to a message with the keys of the wrong node. */
export function describe(error: ErrorObject): DocumentError {
  const keys = pointerKeys(error.instancePath);
  const {additionalProperty, missingProperty, propertyName, allowedValues} = error.params as {
    additionalProperty?: string;
    missingProperty?: string;
    propertyName?: string;
    allowedValues?: readonly string[];
  };
  if (additionalProperty !== undefined)
    return {keys: [...keys, additionalProperty], message: unknownKey(additionalProperty, error)};
  if (propertyName !== undefined) {
    const message = `"${propertyName}" is no status code of HTTP. Expected one of three digits, 100 to 599, e.g. 200, or 4XX, or default. Fix it.`;
    return {keys: [...keys, propertyName], message};
  }
  if (missingProperty !== undefined)
    return {keys, message: `"${missingProperty}" is missing. OpenAPI demands it. Add it.`};
  if (error.keyword === 'minLength') return {keys, message: `"${nameOf(keys)}" is empty. Write something, or drop it.`};
  const known = allowedValues ? ` Known: ${allowedValues.join(', ')}.` : '';
  return {
    keys,
    message: `"${nameOf(keys)}" ${error.message}, as OpenAPI has it.${known} Fix it, or drop it.`,
  };
}

/** The errors of ajv, except those that only repeat others. */
export const ownErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] =>
  errors.filter(({keyword, propertyName}) => !CONSEQUENCES.includes(keyword) && propertyName === undefined);
