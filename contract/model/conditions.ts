import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {limitsOf, written} from './limits';
import * as words from '../words';

/** The fields that a schema requires (`required`) and narrows (`properties`) when its `if` holds, or does not. */
type Condition = {
  /** The condition in words: `idType 为 ID_CARD`. */
  readonly when: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
};

type Values = readonly unknown[];

/** The values that a subschema of an `if` accepts; undefined where it tests anything but values. */
function valuesOf({const: value, enum: values, anyOf}: Schema): Values | undefined {
  if (value !== undefined) return [value];
  if (values) return values;
  const parts = anyOf?.map(valuesOf);
  return parts?.every((part): part is Values => part !== undefined) ? parts.flat() : undefined;
}

/** Names of the fields whose test in an `if` cannot be described in words. */
const testsWithoutValues = ({properties = {}}: Schema): readonly string[] =>
  Object.keys(properties).filter((name) => valuesOf(properties[name].not ?? properties[name]) === undefined);

/** The test of a field in words: `idType 为 ID_CARD`; with `opposite`, its negation. */
function testOf(name: string, test: Schema, opposite: boolean): string {
  const values = valuesOf(test.not ?? test) ?? [];
  const {is, isNot} = words.fields.condition;
  return words.interpolate(Boolean(test.not) === opposite ? is : isNot, {
    name,
    values: values.map(String).join(words.text.list),
  });
}

/** Describes an `if` in words: its tests of values, and the fields whose presence it requires. */
function wordsOf({properties = {}, required = []}: Schema, opposite: boolean): string {
  const tests = Object.entries(properties).map(([name, test]) => testOf(name, test, opposite));
  const {has, hasNot, and, or} = words.fields.condition;
  const presences = required
    .filter((name) => !properties[name])
    .map((name) => words.interpolate(opposite ? hasNot : has, {name}));
  return [...tests, ...presences].join(opposite ? or : and);
}

const conditionOf = (when: string, {required = [], properties = {}}: Schema): Condition => ({
  when,
  required,
  properties,
});

const TEST_KEYS = ['properties', 'required', 'type', 'title', 'description'];

/** Keywords that may narrow a field in `then` or `else`: those that `limitsOf` and `valuesIn` describe, and annotations. */
const NARROWING = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
].concat([
  'minProperties',
  'maxProperties',
  'format',
  'pattern',
  'contentEncoding',
  'contentMediaType',
  'const',
  'enum',
  'type',
  'title',
  'description',
]);

const isNarrowed = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => NARROWING.includes(key) || key.startsWith('x-'));

/** Whether a schema's `if`, `then` and `else` can be described in words. */
export function isDescribable({if: test = {}, then = {}, else: otherwise = {}}: Schema): boolean {
  const knows = (schema: Schema) => Object.keys(schema).every((key) => TEST_KEYS.includes(key));
  const narrows = ({properties = {}}: Schema) => Object.values(properties).every(isNarrowed);
  return (
    [test, then, otherwise].every(knows) &&
    [then, otherwise].every(narrows) &&
    Object.keys(test).length > 0 &&
    testsWithoutValues(test).length === 0
  );
}

/** The conditions of a schema and of its parts in `allOf`, except those that cannot be described in words. */
export function conditionsOf(schema: Schema, resolve: Resolve, seen: Set<unknown> = new Set()): readonly Condition[] {
  const whole = resolve(schema);
  const {if: test, then, else: otherwise, allOf = [], dependentRequired = {}} = whole;
  if (seen.has(whole)) return [];
  seen.add(whole);
  const describable = test && isDescribable(whole);
  return [
    ...(describable && then ? [conditionOf(wordsOf(test, false), then)] : []),
    ...(describable && otherwise ? [conditionOf(wordsOf(test, true), otherwise)] : []),
    ...Object.entries(dependentRequired).map(([name, required]) =>
      conditionOf(words.interpolate(words.fields.condition.has, {name}), {required}),
    ),
    ...allOf.flatMap((part) => conditionsOf(part, resolve, seen)),
  ];
}

/** When a field is required: `idType 为 ID_CARD 时必填`; undefined where no condition requires it. */
export function requirementOf(name: string, conditions: readonly Condition[]): string | undefined {
  const cases = conditions
    .filter(({required}) => required.includes(name))
    .map(({when}) => words.interpolate(words.fields.requiredWhen, {when}));
  return cases.length > 0 ? cases.join(words.text.sentences) : undefined;
}

const valuesIn = ({const: value, enum: values = value === undefined ? [] : [value]}: Schema): readonly string[] =>
  values.length > 0
    ? [words.interpolate(words.fields.limits.values, {values: values.map(written).join(words.text.list)})]
    : [];

/** Limits of a field that hold under conditions: `idType 为 ID_CARD 时长度 18`. */
export const narrowedLimits = (name: string, conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap(({when, properties: {[name]: narrowed = {}}}) =>
    [...limitsOf(narrowed), ...valuesIn(narrowed)].map((limit) =>
      words.interpolate(words.fields.limitWhen, {when, limit}),
    ),
  );
