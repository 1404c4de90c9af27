import {memoized} from '../memoized';
import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import {createChecker} from '../read/checker';
import {suggestion} from '../suggestion';
import type {Entry} from './entries';
import SCHEMA from './entries.schema.json';

const ENTRY = SCHEMA.$defs.entry;
const KNOWN: Readonly<Record<string, {readonly description: string}>> = ENTRY.properties;

/** Compiles the schema on first use: a build with unchanged contracts does not need it. */
const validatorOf = memoized((schema: typeof ENTRY): ValidateFunction => createChecker().compile(schema));

/** Errors that are reported elsewhere: `check.ts` checks versions and differences, and an error of `if` only repeats one of `then`. */
const isCheckedElsewhere = ({keyword, instancePath, params}: ErrorObject): boolean =>
  keyword === 'if' ||
  /^\/(version|covers)/.test(instancePath) ||
  ['version', 'covers'].includes((params as {missingProperty?: string}).missingProperty ?? '');

/** What is wrong with an entry, and the key that is wrong, if it is one. */
type Mistake = {readonly keys: readonly string[]; readonly message: string};

function describe({keyword, instancePath, params, message}: ErrorObject, entry: Entry): Mistake {
  const {
    missingProperty: missing,
    additionalProperty: extra,
    allowedValues: values,
  } = params as Readonly<Record<string, string>>;
  const key = instancePath.slice(1);
  if (missing === 'class')
    return {keys: [], message: `entry has no class. Known: ${ENTRY.properties.class.enum.join(', ')}.`};
  if (missing)
    return {
      keys: [],
      message: `${entry.class === 'breaking' ? 'breaking ' : ''}entry has no ${missing}. Say ${KNOWN[missing].description}.`,
    };
  if (extra)
    return {
      keys: [extra],
      message: `"${extra}" is unknown. Known: ${Object.keys(KNOWN).join(', ')}.${suggestion(extra, Object.keys(KNOWN))}`,
    };
  if (keyword === 'enum')
    return {
      keys: [key],
      message: `${key} "${String(entry[key as keyof Entry])}" is unknown. Known: ${Array.from(values).join(', ')}.`,
    };
  return {
    keys: key ? [key] : [],
    message: `${key || 'entry'} ${message}. Expected: ${KNOWN[key]?.description ?? 'the keys of an entry'}.`,
  };
}

/** Validates an entry with entries.schema.json, which editors use for completion. */
export function shapeMistakes(entry: Entry): readonly Mistake[] {
  const validate = validatorOf(ENTRY);
  if (validate(entry)) return [];
  return (validate.errors ?? []).filter((error) => !isCheckedElsewhere(error)).map((error) => describe(error, entry));
}
