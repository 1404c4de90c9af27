import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {flatten} from '../values/flatten';
import {alternativesOf, typeName, typesOf} from './types';
import * as words from '../words';

/** One of the alternatives of a schema (`oneOf`, `anyOf` or subtypes), with the label that pages show. */
export type Form = {readonly label: string; readonly schema: Schema};

const isNull = ({type, const: value, enum: values}: Schema): boolean =>
  type === 'null' || value === null || (values?.length === 1 && values[0] === null);

/** The only alternative beside null, e.g. of `oneOf: [Order, {type: null}]`; undefined for schemas with properties or other alternatives. */
export function besideNull(schema: Schema, resolve: Resolve): Schema | undefined {
  const alternatives = alternativesOf(schema);
  const others = alternatives.filter((one) => !isNull(resolve(one)));
  return others.length === 1 && !schema.properties ? others[0] : undefined;
}

/** Replaces a schema whose alternatives are one schema and null by that schema with the additional type null. */
export function withoutNull(schema: Schema, resolve: Resolve): Schema {
  const other = besideNull(schema, resolve);
  if (!other) return schema;
  const {oneOf, anyOf, ...rest} = schema;
  const flat = flatten({...rest, allOf: [other]}, resolve);
  return (oneOf ?? anyOf ?? []).length === 1 ? flat : {...flat, type: [...typesOf(flat), 'null']};
}

const onlyRequires = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => ['required', 'title', 'description', 'type'].includes(key)) &&
  schema.required !== undefined;

/** Describes alternatives that only require fields: `恰好满足一项：有 a；有 b 和 c`. */
export function presenceRule(schema: Schema, resolve: Resolve): readonly string[] {
  const alternatives = alternativesOf(schema).map(resolve);
  if (alternatives.length === 0 || !alternatives.every(onlyRequires)) return [];
  const rule = ({required = [], description}: Schema): string =>
    words.interpolate(words.fields.condition.has, {name: required.join(words.fields.limits.and)}) +
    (description ? words.interpolate(words.text.note, {note: description}) : '');
  return [
    words.interpolate(schema.oneOf ? words.fields.oneRule : words.fields.someRule, {
      rules: alternatives.map(rule).join(words.text.sentences),
    }),
  ];
}

/** Names the fields that are in `required` but not in `properties`. */
export function undescribed({required = [], properties = {}}: Schema): readonly string[] {
  const names = Array.from(new Set(required)).filter((name) => !Object.prototype.hasOwnProperty.call(properties, name));
  return names.length > 0
    ? [words.interpolate(words.fields.limits.has, {names: names.join(words.fields.limits.and)})]
    : [];
}

/** Whether the name of the type describes a schema completely. */
const isPlain = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => ['type', 'nullable', 'title'].includes(key) || key.startsWith('x-'));

function labelOf(written: Schema, schema: Schema, {discriminator}: Schema, resolve: Resolve): string {
  const [, name] = /([^/#]+)$/.exec(written.$ref ?? '') ?? [];
  const isMeant = (target: string | undefined): boolean =>
    target !== undefined && (target === written.$ref || target === name);
  const mapped = [
    ...Object.entries(discriminator?.mapping ?? {})
      .filter(([, target]) => isMeant(target))
      .map(([value]) => value),
    ...(isMeant(discriminator?.defaultMapping) ? [words.fields.otherValues] : []),
  ];
  const constant = discriminator && schema.properties?.[discriminator.propertyName]?.const;
  if (mapped.length > 0) return mapped.join(words.text.list);
  return (typeof constant === 'string' ? constant : undefined) ?? schema.title ?? name ?? typeName(schema, resolve);
}

/** The alternatives that pages list separately; empty where the name of the type, or a sentence about required fields, describes all of them. */
export function formsOf(schema: Schema, resolve: Resolve): readonly Form[] {
  const alternatives = alternativesOf(schema);
  const whole = alternatives.map((one) => flatten(one, resolve));
  if (whole.every(isPlain) || whole.every(onlyRequires)) return [];
  const counts = new Map<string, number>();
  return alternatives.map((written, index) => {
    const label = labelOf(written, whole[index], schema, resolve);
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return {label: count > 1 ? `${label} ${count}` : label, schema: written};
  });
}
