import {memoized} from '../memoized';
import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import EXTENSIONS from './extensions.schema.json';
import {createChecker} from '../read/checker';
import {pointerKeys} from '../read/reference-targets';
import {CONTRACT} from '../read/yaml-file';
import type {YamlFile} from '../read/yaml-file';
import {schemeNames} from '../signing/registered';
import {suggestion} from '../suggestion';
import type {Problem} from '../problems';

/** A part of a document that has extensions of its own, as the messages call it. */
const PLACES = ['contract', 'operation', 'webhook', 'schema', 'common.yaml'] as const;

/** An `x-…` key, and where it belongs. */
type Extension = {readonly key: string; readonly place: string};

const DEFINITIONS = EXTENSIONS.$defs as Readonly<Record<string, {properties?: Readonly<Record<string, unknown>>}>>;

/** Every extension of extensions.schema.json. */
const extensions: readonly Extension[] = PLACES.flatMap((place) =>
  Object.keys(DEFINITIONS[place].properties ?? {})
    .filter((key) => key.startsWith('x-'))
    .map((key) => ({key, place})),
);

const isExtension = (key: string): boolean => key.startsWith('x-');

/** The schema with the names of the signing schemes that are there. */
function withSchemes(schema: typeof EXTENSIONS): typeof EXTENSIONS {
  const full = structuredClone(schema);
  const {properties} = full.$defs.contract;
  Object.assign(properties['x-signing'], schemeNames.length > 0 ? {enum: schemeNames} : {not: {}});
  return full;
}

/** Compiles a schema on first use, as a build whose contracts have not changed needs none. */
const validatorOf = memoized((schema: typeof EXTENSIONS): ValidateFunction =>
  createChecker({verbose: true}).compile(withSchemes(schema)),
);

/** The mistake of an extension in a place where it has no meaning; undefined for extensions of other tools, whose names are not similar to ours. */
function unknownExtension(key: string): string | undefined {
  const places = extensions.filter((extension) => extension.key === key).map(({place}) => place);
  if (places.length > 0)
    return `"${key}" has no meaning here. It belongs on: ${places.join(', ')}. Move it, or drop it.`;
  const known = Array.from(new Set(extensions.map((extension) => extension.key)));
  const near = suggestion(key, known);
  return near && `"${key}" is unknown. Known: ${known.join(', ')}.${near} Extensions of other tools are left alone.`;
}

function unknownKey(key: string, {parentSchema}: ErrorObject): string {
  const known = Object.keys((parentSchema?.properties ?? {}) as object);
  return `"${key}" is unknown. Known: ${known.join(', ')}.${suggestion(key, known)}`;
}

/** What stands at the place of an error, from the extension on: `x-errors.400001.retry`. */
function nameOf(keys: readonly string[]): string {
  const from = keys.findIndex(isExtension);
  return keys.slice(from < 0 ? -1 : from).join('.') || 'the document';
}

function expectation({keyword, parentSchema, params}: ErrorObject): string {
  const description =
    keyword === 'required' ? '' : (parentSchema as {readonly description?: string} | undefined)?.description;
  const values = (params as {allowedValues?: readonly string[]}).allowedValues;
  return (
    `${description ? ` Expected: ${description}.` : ''}${values ? ` Known: ${values.join(', ')}.` : ''}` ||
    ' Mend it, or drop it.'
  );
}

/** Place and text of an error; the words come from extensions.schema.json. */
function describe(error: ErrorObject): {keys: readonly string[]; message: string | undefined} {
  const keys = pointerKeys(error.instancePath);
  const key = (error.params as {additionalProperty?: string}).additionalProperty;
  if (key) return {keys: [...keys, key], message: isExtension(key) ? unknownExtension(key) : unknownKey(key, error)};
  const named = error.propertyName ? [...keys, error.propertyName] : keys;
  return {keys: named, message: `${nameOf(named)} ${error.message}.${expectation(error)}`};
}

/** Whether the last key is the name of a header or a component, which may begin as an extension does. */
const isName = (keys: readonly string[]): boolean =>
  keys[keys.length - 2] === 'headers' || (keys[0] === 'components' && keys.length === 3);

/** Errors that only say that another one was found. */
const CONSEQUENCES = ['if', 'propertyNames'];

/** Whether an error is about the name of an extension, which may be another tool's where it is not one of ours at its place. */
const isAboutName = ({params}: ErrorObject): boolean =>
  isExtension((params as {additionalProperty?: string}).additionalProperty ?? '');

/**
 * Checks the vendor extensions of a document against extensions.schema.json: keys that it does not know, keys where they
 * have no meaning, values that do not fit.
 *
 * @param asksNames whether a key that is nearly one of ours, or one of ours elsewhere, is a mistake, not another tool's
 */
export function extensionProblems({file, data, positionOf}: YamlFile, asksNames = true): readonly Problem[] {
  const validate = validatorOf(EXTENSIONS);
  if (validate(data)) return [];
  return (validate.errors ?? [])
    .filter((error) => !CONSEQUENCES.includes(error.keyword) && (asksNames || !isAboutName(error)))
    .map(describe)
    .filter(({keys}) => !isName(keys))
    .flatMap(({keys, message}) => (message ? [{plugin: CONTRACT, file, ...positionOf(keys), message}] : []));
}
