import {createHash} from 'crypto';
import type {ValidateFunction} from 'ajv/dist/2020';
import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';
import {createAjv} from './ajv';

/** Keywords of a schema that hold one schema, a list of them, and schemas by name. */
const ONE = new Set(['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'unevaluatedItems', 'unevaluatedProperties']);
const LISTS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords that a value can break. */
const ASSERTIONS = new Set(
  ['type', 'enum', 'const', 'format', 'pattern', 'required', 'dependentRequired', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'x-maximum']
    .concat(['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties']),
);

/** Documents may have expressions of other languages than JavaScript, which check nothing here. */
function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** An enum without values is reported where it stands. */
const canCheck = (key: string, value: unknown): boolean =>
  (key !== 'pattern' || isPattern(value as string)) && (key !== 'enum' || (value as readonly unknown[]).length > 0);

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Makes of a schema what a validator needs of it: texts and unknown keywords are left out. */
function bodyOf(schema: Schema, refer: (schema: Schema) => object): object {
  const inner = (node: unknown): unknown => (typeof node === 'object' && node !== null ? bodyOf(node as Schema, refer) : node);
  if (schema.$ref !== undefined) return refer(schema);
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (ONE.has(key)) return [[key, inner(value)]];
    if (LISTS.has(key)) return [[key, (value as readonly unknown[]).map(inner)]];
    if (!MAPS.has(key)) return ASSERTIONS.has(key) && canCheck(key, value) ? [[key, value]] : [];
    const named = Object.entries(value as object).filter(([name]) => key !== 'patternProperties' || isPattern(name));
    return [[key, Object.fromEntries(named.map(([name, part]) => [name, inner(part)]))]];
  });
  return Object.fromEntries(entries);
}

/** What a schema says itself, and what it refers to. */
type Part = {readonly hash: string; readonly targets: readonly Schema[]};

function partOf(schema: Schema, resolve: Resolve): Part {
  const targets: Schema[] = [];
  const body = bodyOf(schema, (reference) => {
    const target = resolve(reference);
    if (!targets.includes(target)) targets.push(target);
    return {$ref: String(targets.indexOf(target))};
  });
  return {targets, hash: hashOf(JSON.stringify(body))};
}

/** What is known of the schemas of a contract, by what references lead to. */
type Known = {readonly parts: Map<Schema, Part>; readonly names: Map<Schema, string>};

const knownByResolve = new WeakMap<Resolve, Known>();

/** A name for all that a schema says with what it refers to: the same in all docs versions that say the same. */
function nameOf(schema: Schema, resolve: Resolve, {parts}: Known): string {
  const numbers = new Map([[schema, 0]]);
  const told: string[] = [];
  for (const one of numbers.keys()) {
    const part = parts.get(one) ?? partOf(one, resolve);
    parts.set(one, part);
    part.targets.filter((target) => !numbers.has(target)).forEach((target) => numbers.set(target, numbers.size));
    told.push([part.hash, ...part.targets.map((target) => numbers.get(target))].join(' '));
  }
  return hashOf(told.join('\n'));
}

/** Compiles schemas: one for all contracts, as each costs as much as dozens of schemas. */
const ajv = createAjv();

/** The body of a schema, in which names stand for references; the compiler knows what they name. */
function named(schema: Schema, resolve: Resolve, known: Known): object {
  return bodyOf(schema, (reference) => {
    const target = resolve(reference);
    const name = known.names.get(target) ?? nameOf(target, resolve, known);
    if (!known.names.has(target)) {
      known.names.set(target, name);
      const body = named(target, resolve, known);
      if (!ajv.schemas[name]) ajv.addSchema(body, name);
    }
    return {$ref: name};
  });
}

/** Validators by schema: the docs versions have most of theirs in common. */
const compiled = new Map<string, ValidateFunction>();

/**
 * The validator of a schema, which may contain itself.
 *
 * @param resolve follows the references of the file in which it stands
 */
export function validatorOf(schema: Schema, resolve: Resolve): ValidateFunction {
  const known = knownByResolve.get(resolve) ?? {parts: new Map(), names: new Map()};
  knownByResolve.set(resolve, known);
  const whole = named(schema, resolve, known);
  const key = JSON.stringify(whole);
  const validate = compiled.get(key) ?? ajv.compile(whole);
  compiled.set(key, validate);
  return validate;
}
