import {conditionsOf} from './conditions';
import type {Condition} from './conditions';
import type {Schema} from '../read/openapi';
import {flatten} from './schema';
import type {Resolve} from '../read/references';

/** A field as the pages show it. */
export type Field = {
  readonly name: string;
  /** Stable ASCII anchor, e.g. `createTask.req.items.amount`. */
  readonly anchor: string;
  readonly type: string;
  readonly required: boolean;
  /** The condition under which an optional field is required, as a sentence. */
  readonly condition?: string;
  readonly description: string;
  /** Length, range, count or format, in Chinese. */
  readonly limits: readonly string[];
  readonly values: readonly (string | number)[];
  readonly dictionary?: string;
  readonly sensitive: boolean;
  readonly deprecated: boolean;
  readonly children: readonly Field[];
  /** What all of this is read from, its references followed; the comparison of versions reads its numbers. */
  readonly schema: Schema;
  /** Rules that the amounts within it keep, e.g. `total = a + b`. */
  readonly rules: readonly string[];
};

/** Grouped by thousands: amounts in fen are long. */
const number = (value: number): string => value.toLocaleString('en-US');

/** The same for a number that is written as a string. */
function decimal(value: string): string {
  const [whole, ...fraction] = value.split('.');
  return [number(Number(whole)), ...fraction].join('.');
}

function range(label: string, unit: string, low: number | undefined, high: number | undefined): string[] {
  if (low === undefined) return high === undefined ? [] : [`${label}不超过 ${number(high)}${unit}`];
  if (low === high) return [`${label} ${number(low)}${unit}`];
  return [high === undefined ? `${label}不少于 ${number(low)}${unit}` : `${label} ${number(low)}–${number(high)}${unit}`];
}

/** Length, range, count and format of a value as sentences. */
export function limitsOf(schema: Schema): readonly string[] {
  return [
    ...range('长度', '', schema.minLength, schema.maxLength),
    ...range('取值', '', schema.minimum, schema.maximum),
    ...(schema['x-maximum'] ? [`取值不超过 ${decimal(schema['x-maximum'])}`] : []),
    ...range('数量', ' 项', schema.minItems, schema.maxItems),
    ...(schema.format ? [`格式 ${schema.format}`] : []),
  ];
}

function typeOf(schema: Schema, resolve: Resolve): string {
  const types = [schema.type ?? 'object'].flat().filter((type) => type !== 'null');
  if (types[0] !== 'array') return types.join(' | ');
  return `${typeOf(flatten(schema.items ?? {}, resolve), resolve)}[]`;
}

/** `idType 为 ID_CARD 时必填`, where conditions ask for a field. */
function requirementOf(name: string, conditions: readonly Condition[]): string | undefined {
  const cases = conditions.filter(({required}) => required.includes(name)).map(({when}) => `${when} 时必填`);
  return cases.length > 0 ? cases.join('；') : undefined;
}

/** `idType 为 ID_CARD 时长度 18`, where conditions narrow a field. */
function narrowedLimits(name: string, conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap(({when, properties}) => limitsOf(properties[name] ?? {}).map((limit) => `${when} 时${limit}`));
}

/**
 * The fields of an object schema, nested ones within.
 *
 * @param anchor anchor of the object itself; each field adds its name
 */
export function fieldsOf(schema: Schema, anchor: string, resolve: Resolve): readonly Field[] {
  const object = flatten(schema, resolve);
  const conditions = conditionsOf(schema, resolve);
  return Object.entries(object.properties ?? {}).map(([name, property]) => {
    const field = flatten(property, resolve);
    const inner = field.items ? flatten(field.items, resolve) : field;
    const own = `${anchor}.${name}`;
    return {
      name,
      anchor: own,
      type: typeOf(field, resolve),
      required: object.required?.includes(name) ?? false,
      condition: requirementOf(name, conditions),
      description: property.description ?? field.description ?? '',
      limits: [...limitsOf(field), ...narrowedLimits(name, conditions)],
      values: field.enum ?? inner.enum ?? [],
      dictionary: field['x-dict'] ?? inner['x-dict'],
      sensitive: field['x-sensitive'] ?? false,
      deprecated: field.deprecated ?? false,
      children: fieldsOf(inner, own, resolve),
      schema: field.items ? {...field, items: inner} : field,
      rules: inner['x-sums'] ?? [],
    };
  });
}

/** The fields with those nested in them. */
export function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.children)]);
}

/** The anchors of fields, nested ones too. */
export function anchorsOf(fields: readonly Field[]): readonly string[] {
  return allFields(fields).map(({anchor}) => anchor);
}

/** Where a field stands in its request or answer, e.g. `items.amount`. */
export function pathOf({anchor}: Field): string {
  return anchor.split('.').slice(2).join('.');
}
