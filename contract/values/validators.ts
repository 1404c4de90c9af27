import {createHash} from 'crypto';
import type {ValidateFunction} from 'ajv/dist/2020';
import {memoized} from '../memoized';
import type {Schema} from '../read/json-schema';
import {createAjv} from './ajv';
import type {Follow} from './alternatives';
import {assertionsOf} from './assertions';
import type {Reading} from './assertions';
import {isCostly} from './cost';

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** What a schema says itself, and what it refers to. */
type Part = {readonly hash: string; readonly targets: readonly Schema[]};

/** What is known of the schemas of a contract, by what references lead to, and validators by schemas as they are written. */
type Known = {
  readonly parts: Map<Schema, Part>;
  readonly names: Map<Schema, string>;
  readonly validators: WeakMap<Schema, ValidateFunction>;
};

/** A contract that is read for something. */
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

/** A name for all that a schema says with what it refers to: the same in all docs versions that say the same. */
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

/** Compiles schemas: one for all contracts, as each costs as much as dozens of schemas. It has validators by what is checked: docs versions share most. */
const compilerOfTexts = {ajv: createAjv(true), compiled: new Map<string, ValidateFunction>()};
const compilerOfValues = {ajv: createAjv(), compiled: new Map<string, ValidateFunction>()};
const compilerFor = ({texts}: Reading) => (texts ? compilerOfTexts : compilerOfValues);

/** What of a schema is checked, in which names stand for references; the compiler knows what they name. */
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

/** Everything that a schema says. */
const WHOLE: Reading = {};

/**
 * The validator of a schema, which may contain itself. One that no validator could check in time checks nothing.
 *
 * @param follow follows the references of the file in which it stands, to the same object each time
 * @param reading what values are checked for: the same object each time
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
