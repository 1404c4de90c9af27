import {jsonOf} from '../values/numerals';
import type {Field} from '../model/fields';
import {allowsNull, written} from '../model/limits';
import {alternativesOf, isScalar, typesOf} from '../model/types';
import type {Schema} from '../openapi/types';
import {difference, without} from './kinds';
import type {Difference, Place} from './kinds';
import {compareLimits} from './limits';
import * as words from '../words';

/** Whether a field is required, or on which condition. */
export const presence = ({required, condition}: Field): string =>
  required ? words.fields.required : (condition ?? words.fields.optional);

function added(field: Field, place: Place): Difference {
  const kind = field.required || field.condition ? 'required-field-added' : 'field-added';
  return difference(kind, {...place, anchor: field.anchor}, {after: presence(field)});
}

function comparePresence(before: Field, after: Field, place: Place): readonly Difference[] {
  const said = {before: presence(before), after: presence(after)};
  if (said.before === said.after) return [];
  if (before.required !== after.required)
    return [difference(after.required ? 'field-required' : 'field-optional', place, said)];
  return [difference(after.condition ? 'condition-changed' : 'condition-removed', place, said)];
}

const valuesOf = (schema: Schema): readonly string[] =>
  (schema.enum ?? (schema.const === undefined ? schema.items && valuesOf(schema.items) : [schema.const]) ?? []).map(
    written,
  );

function compareValues(before: Field, after: Field, place: Place): readonly Difference[] {
  const [old, now] = [valuesOf(before.schema), valuesOf(after.schema)];
  const said = (values: readonly string[]) =>
    values.length > 0
      ? words.interpolate(words.fields.limits.values, {values: values.join(words.text.list)})
      : words.changes.anyValue;
  if (old.length === 0 || now.length === 0) {
    if (old.length === now.length) return [];
    return [
      difference(now.length > 0 ? 'limit-tightened' : 'limit-loosened', place, {before: said(old), after: said(now)}),
    ];
  }
  return [
    ...without(now, old).map((value) => difference('enum-value-added', place, {value})),
    ...without(old, now).map((value) => difference('enum-value-removed', place, {value})),
  ];
}

function compareDetails(before: Field, after: Field, place: Place): readonly Difference[] {
  const [usual, now] = [before, after].map(({schema}) =>
    schema.default === undefined ? undefined : jsonOf(schema.default),
  );
  return [
    ...(allowsNull(before.schema) === allowsNull(after.schema)
      ? []
      : [difference(allowsNull(after.schema) ? 'null-added' : 'null-removed', place)]),
    ...(usual === now
      ? []
      : [difference('default-changed', place, {before: usual ?? words.text.none, after: now ?? words.text.none})]),
    ...compareLimits(before.schema, after.schema, place),
    ...compareValues(before, after, place),
    ...compareFields(before.children, after.children, place),
    ...compareFields(before.choices?.options ?? [], after.choices?.options ?? [], place),
  ];
}

const wider = (type: string): string => (type === 'integer' ? 'number' : type);

const isAny = (schema: Schema): boolean => typesOf(schema).length === 0 && alternativesOf(schema).length === 0;

/** Whether a schema has all types of another one; items of arrays and fields of objects are not compared. */
function accepts(schema: Schema, other: Schema): boolean {
  if (isAny(schema)) return true;
  const [own, others] = [schema, other].map((one) => typesOf(one).filter((type) => type !== 'null'));
  return isScalar(other) && others.every((type) => own.includes(type) || own.includes(wider(type)));
}

function compareTypes(before: Field, after: Field, place: Place): readonly Difference[] {
  const [widened, narrowed] = [accepts(after.schema, before.schema), accepts(before.schema, after.schema)];
  const said = {before: before.type, after: after.type};
  if (widened === narrowed) return [difference('type-changed', place, said)];
  return [
    difference(widened ? 'type-widened' : 'type-narrowed', place, said),
    ...compareLimits(before.schema, after.schema, place),
    ...compareValues(before, after, place),
  ];
}

function compareField(before: Field, after: Field, parent: Place): readonly Difference[] {
  const place = {...parent, anchor: after.anchor};
  return [
    ...comparePresence(before, after, place),
    ...(after.deprecated && !before.deprecated ? [difference('field-deprecated', place)] : []),
    ...(before.type === after.type ? compareDetails(before, after, place) : compareTypes(before, after, place)),
  ];
}

/**
 * Compares the fields of one object in two versions. Fields inside a field that was added, removed or has another type are not listed
 * again; texts are not compared.
 */
export function compareFields(before: readonly Field[], after: readonly Field[], place: Place): readonly Difference[] {
  const known = new Map(before.map((field) => [field.anchor, field]));
  const present = after.map(({anchor}) => anchor);
  return [
    ...after.flatMap((field) => {
      const old = known.get(field.anchor);
      return old ? compareField(old, field, place) : [added(field, place)];
    }),
    ...before
      .filter(({anchor}) => !present.includes(anchor))
      .map(({anchor}) => difference('field-removed', {...place, anchor})),
  ];
}
