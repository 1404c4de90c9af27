import {createHash} from 'crypto';
import type {ValidateFunction} from 'ajv/dist/2020';
import {memoized} from '../memoized';
import type {Schema} from '../openapi/json-schema';
import {createAjv} from './ajv';
import type {Follow} from './alternatives';
import {assertionsOf} from './assertions';
import type {Reading} from './assertions';
import {isCostly} from './cost';

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The hash of a schema without its references, and their targets. */
type Part = {readonly hash: string; readonly targets: readonly Schema[]};

/** Caches for the schemas of a contract: parts and names by targets of references, validators by schemas. */
type Known = {
  readonly parts: Map<Schema, Part>;
  readonly names: Map<Schema, string>;
  readonly validators: WeakMap<Schema, ValidateFunction>;
};

/** The caches, with the validation for which schemas are read. */
type Read = Known & {readonly follow: Follow; readonly reading: Reading};

function partOf(schema: Schema, {follow, reading}: Read): Part {
  const targets: Schema[] = [];
  const body = assertionsOf(schema, follow, reading, (reference) => {
    const target = follow(reference);
    if (!targets.includes(target)) targets.push(target);
    return {$ref: String(targets.indexOf(target))};
  });
  return {targets, hash: hashOf(JSON.stringify(body))};
}

/** A hash of a schema and all that it references, which is the same in all docs versions with the same text. */
function nameOf(schema: Schema, read: Read): string {
  const numbers = new Map([[schema, 0]]);
  const lines: string[] = [];
  for (const one of numbers.keys()) {
    const part = read.parts.get(one) ?? partOf(one, read);
    read.parts.set(one, part);
    part.targets.filter((target) => !numbers.has(target)).forEach((target) => numbers.set(target, numbers.size));
    lines.push([part.hash, ...part.targets.map((target) => numbers.get(target))].join(' '));
  }
  return hashOf(lines.join('\n'));
}

/**
 * Compilers with their results by compiled schema: one for all contracts, as creating one costs as much as compiling dozens of schemas, and
 * docs versions share most schemas.
 */
const compilerOfTexts = {ajv: createAjv(true), compiled: new Map<string, ValidateFunction>()};
const compilerOfValues = {ajv: createAjv(), compiled: new Map<string, ValidateFunction>()};
const compilerFor = ({texts}: Reading) => (texts ? compilerOfTexts : compilerOfValues);

/** The assertions of a schema, with names for its references; adds the named schemas to the compiler. */
function named(schema: Schema, read: Read): object {
  const {follow, reading, names} = read;
  const {ajv} = compilerFor(reading);
  return assertionsOf(schema, follow, reading, (reference) => {
    const target = follow(reference);
    const name = names.get(target) ?? nameOf(target, read);
    if (!names.has(target)) {
      names.set(target, name);
      const body = named(target, read);
      if (!ajv.schemas[name]) ajv.addSchema(body, name);
    }
    return {$ref: name};
  });
}

const knownOf = memoized<Follow, [], (reading: Reading) => Known>(() =>
  memoized<Reading, [], Known>(() => ({parts: new Map(), names: new Map(), validators: new WeakMap()})),
);

/** Validation without a direction. */
const WHOLE: Reading = {};

/**
 * The validator of a schema, which may be recursive. Where validation would take too long, every value is valid.
 *
 * @param follow resolves the references of the schema's file, to the same object each time
 * @param reading how values are validated; the same object each time, as it is a cache key
 */
export function validatorOf(schema: Schema, follow: Follow, reading: Reading = WHOLE): ValidateFunction {
  const known = knownOf(follow)(reading);
  const before = known.validators.get(schema);
  if (before) return before;
  const whole = isCostly(schema, follow) ? {} : named(schema, {...known, follow, reading});
  const key = JSON.stringify(whole);
  const {ajv, compiled} = compilerFor(reading);
  const validate = compiled.get(key) ?? ajv.compile(whole);
  compiled.set(key, validate);
  known.validators.set(schema, validate);
  return validate;
}
