import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';
import {flatten} from '../values/flatten';
import {alternativesOf, typeName, typesOf} from './types';
import * as words from '../../words';

/** A form that a value may have. */
export type Form = {readonly label: string; readonly schema: Schema};

const isNull = ({type, const: value, enum: values}: Schema): boolean =>
  type === 'null' || value === null || (values?.length === 1 && values[0] === null);

/** The one schema that a value has unless it is null, where that is all that its alternatives say. */
export function besideNull(schema: Schema, resolve: Resolve): Schema | undefined {
  const alternatives = alternativesOf(schema);
  const others = alternatives.filter((one) => !isNull(resolve(one)));
  return others.length === 1 && !schema.properties ? others[0] : undefined;
}

/** A schema that is one other schema or null as that schema, which may be null. */
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

/** What alternatives say that only ask for fields: `恰好满足一项：有 a；有 b 和 c`. */
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

/** Fields that a schema asks for without describing them. */
export function undescribed({required = [], properties = {}}: Schema): readonly string[] {
  const names = Array.from(new Set(required)).filter((name) => !Object.prototype.hasOwnProperty.call(properties, name));
  return names.length > 0
    ? [words.interpolate(words.fields.limits.has, {names: names.join(words.fields.limits.and)})]
    : [];
}

/** A form that its type describes in full. */
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

/** The alternatives of a value that are listed as forms; none where the type describes them. */
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
