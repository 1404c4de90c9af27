import {memoized} from '../memoized';
import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import EXTENSIONS from './extensions.schema.json';
import {createChecker} from '../read/checker';
import {pointerKeys} from '../read/reference-targets';
import {problemAt} from '../read/yaml-file';
import type {YamlFile} from '../read/yaml-file';
import {schemeNames} from '../signing/registered';
import {suggestion} from '../suggestion';
import type {Problem} from '../problems';

/** The parts of a document that have extensions, as messages name them. */
const PLACES = ['contract', 'operation', 'webhook', 'schema', 'common.yaml'] as const;

/** An `x-…` key, and the part of a document where it is allowed. */
type Extension = {readonly key: string; readonly place: string};

const DEFINITIONS = EXTENSIONS.$defs as Readonly<Record<string, {properties?: Readonly<Record<string, unknown>>}>>;

/** Every extension of extensions.schema.json. */
const extensions: readonly Extension[] = PLACES.flatMap((place) =>
  Object.keys(DEFINITIONS[place].properties ?? {})
    .filter((key) => key.startsWith('x-'))
    .map((key) => ({key, place})),
);

const isExtension = (key: string): boolean => key.startsWith('x-');

/** The schema, with the registered signing schemes as the values of x-signing. */
function withSchemes(schema: typeof EXTENSIONS): typeof EXTENSIONS {
  const full = structuredClone(schema);
  const {properties} = full.$defs.contract;
  Object.assign(properties['x-signing'], schemeNames.length > 0 ? {enum: schemeNames} : {not: {}});
  return full;
}

/** Compiles the schema on first use: a build with unchanged contracts does not need it. */
const validatorOf = memoized((schema: typeof EXTENSIONS): ValidateFunction =>
  createChecker({verbose: true}).compile(withSchemes(schema)),
);

/**
 * The message about an extension that is not known at its place; undefined where its name is not similar to one of ours, as it belongs to
 * another tool.
 */
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

/** The path to the error's node, from the extension on: `x-errors.400001.retry`. */
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
    ' Fix it, or drop it.'
  );
}

/** Keys and message of an error; the descriptions in it come from extensions.schema.json. */
function describe(error: ErrorObject): {keys: readonly string[]; message: string | undefined} {
  const keys = pointerKeys(error.instancePath);
  const key = (error.params as {additionalProperty?: string}).additionalProperty;
  if (key) return {keys: [...keys, key], message: isExtension(key) ? unknownExtension(key) : unknownKey(key, error)};
  const named = error.propertyName ? [...keys, error.propertyName] : keys;
  return {keys: named, message: `${nameOf(named)} ${error.message}.${expectation(error)}`};
}

/** Whether the last key is the name of a header or a component, which may begin with `x-`, too. */
const isName = (keys: readonly string[]): boolean =>
  keys[keys.length - 2] === 'headers' || (keys[0] === 'components' && keys.length === 3);

/** Keywords whose errors only repeat another error. */
const CONSEQUENCES = ['if', 'propertyNames'];

/** Whether an error is about an `x-` key that is not known at its place, and may belong to another tool. */
const isAboutName = ({params}: ErrorObject): boolean =>
  isExtension((params as {additionalProperty?: string}).additionalProperty ?? '');

/**
 * Validates the vendor extensions of a document with extensions.schema.json: unknown keys, keys in the wrong place, invalid values.
 *
 * @param checksNames whether to report keys that may be another tool's: those similar to ours, and ours in another place
 */
export function extensionProblems(file: YamlFile, checksNames = true): readonly Problem[] {
  const validate = validatorOf(EXTENSIONS);
  if (validate(file.data)) return [];
  return (validate.errors ?? [])
    .filter((error) => !CONSEQUENCES.includes(error.keyword) && (checksNames || !isAboutName(error)))
    .map(describe)
    .filter(({keys}) => !isName(keys))
    .flatMap(({keys, message}) => (message ? [problemAt(file, keys, message)] : []));
}
