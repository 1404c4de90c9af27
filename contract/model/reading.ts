import type {Schema} from '../openapi/types';
import {memoized} from '../memoized';
import type {Resolve} from '../read/references';
import {presenceRule, undescribed, withoutNull} from './choices';
import {createDescribe} from './description';
import {itemLimits, itemsOf} from './items';
import {limitsOf, written as writtenValue} from './limits';
import {flatten} from '../values/flatten';
import {meaningsOf} from './meanings';
import {typeName} from './types';
import {unshownPart} from './unshown';
import * as words from '../words';

/** The values of `enum` or `const`. */
const valuesOf = ({enum: values, const: value}: Schema): readonly unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

/** Limits of property names (`propertyNames`). */
function nameLimits({propertyNames}: Schema, resolve: Resolve): readonly string[] {
  if (!propertyNames) return [];
  const names = flatten(propertyNames, resolve);
  const values = valuesOf(names)?.map(writtenValue);
  const limits = words.fields.limits;
  return [
    ...limitsOf(names),
    ...(values ? [words.interpolate(limits.values, {values: values.join(words.text.list)})] : []),
  ].map((limit) => words.interpolate(limits.name, {limit}));
}

/** Returns the function that reads what a field shows of its schema in every place; cached, as a schema has many places in a document. */
export const readingOf = memoized((resolve: Resolve) => {
  const describe = createDescribe(resolve);
  const whole = (schema: Schema): Schema => withoutNull(flatten(schema, resolve), resolve);
  return memoized((schema: Schema) => {
    const flat = whole(schema);
    const items = itemsOf(schema, flat, {resolve, whole, describe});
    const {inner, levels} = items;
    const unshown = unshownPart(inner);
    const meanings = meaningsOf(flat) ?? meaningsOf(inner);
    const facts = {
      type: typeName(flat, resolve),
      required: false,
      limits: [
        ...limitsOf(flat),
        ...itemLimits(levels),
        ...nameLimits(inner, resolve),
        ...presenceRule(inner, resolve),
        ...undescribed(inner),
      ],
      values: valuesOf(flat) ?? valuesOf(inner) ?? [],
      dictionary: flat['x-dict'] ?? inner['x-dict'],
      sensitive: flat['x-sensitive'] ?? false,
      deprecated: flat.deprecated ?? false,
      ...(unshown && {unshown}),
      ...(meanings && {meanings}),
      schema: flat.items ? {...flat, items: inner} : flat,
      rules: inner['x-sums'] ?? [],
    };
    return {...items, flat, description: describe(schema), facts};
  });
});
