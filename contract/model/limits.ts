import type {Schema} from '../openapi/types';
import {jsonOf, sourceOf} from '../values/numerals';
import * as words from '../words';

/** 2^63 and 2^64: JSON.parse rounds the 64-bit maxima, which are one less, up to these numbers. */
const BEYOND = [2n ** 63n, 2n ** 64n];

/** An integer beyond Number.MAX_SAFE_INTEGER, with the rounding of 64-bit maxima undone; undefined for other numbers. */
function whole(value: number): bigint | undefined {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  const large = BigInt(value);
  return BEYOND.includes(large) ? large - 1n : large;
}

/** Creates a function that formats numbers. Only amounts have thousands separators, as amounts in fen are long; years and lengths do not. */
function writer(isAmount: boolean): (value: number) => string {
  const format = new Intl.NumberFormat('en-US', {maximumFractionDigits: 20, useGrouping: isAmount});
  return (value) => format.format(whole(value) ?? value);
}
const number = writer(false);
const amount = writer(true);

/** Whether a schema is an amount of money: an integer whose description names the smallest unit of a currency. */
const isAmount = ({description = ''}: Schema): boolean =>
  /单位(是|为)?分|以分为单位|in (cents|fen|minor units)/.test(description);

/** Formats an amount that is written as a decimal string. */
function decimal(value: string): string {
  const [whole, ...fraction] = value.split('.');
  return [amount(Number(whole)), ...fraction].join('.');
}

const limits = words.fields.limits;

type Range = typeof limits.length;

function range(texts: Range, low: number | undefined, high: number | undefined, write = number): readonly string[] {
  if (low === undefined) return high === undefined ? [] : [words.interpolate(texts.atMost, {high: write(high)})];
  if (low === high) return [words.interpolate(texts.exactly, {low: write(low)})];
  return [
    high === undefined
      ? words.interpolate(texts.atLeast, {low: write(low)})
      : words.interpolate(texts.between, {low: write(low), high: write(high)}),
  ];
}

/** Whether a text is empty, or has leading or trailing white space, which readers would not see without quotes. */
const isBlank = (text: string): boolean => text === '' || text !== text.trim();

/** A value as JSON; a string without quotes, unless it is empty or has leading or trailing white space. */
export function written(value: unknown): string {
  const text = sourceOf(value);
  return typeof text === 'string' && !isBlank(text) ? text : jsonOf(text);
}

/** Whether a value may be null, which pages show beside the type. */
export const allowsNull = ({type, enum: values}: Schema): boolean =>
  [type ?? []].flat().includes('null') || (values?.includes(null) ?? false);

/** The XML form of a value (OpenAPI 3.1, section 4.8.26). */
function xmlForm({xml: {name, prefix, namespace, attribute, wrapped, nodeType} = {}}: Schema): readonly string[] {
  const texts = words.fields.xml;
  return [
    ...(name ? [words.interpolate(texts.name, {name: prefix ? `${prefix}:${name}` : name})] : []),
    ...(prefix && !name ? [words.interpolate(texts.prefix, {prefix})] : []),
    ...(namespace ? [words.interpolate(texts.namespace, {namespace})] : []),
    ...(attribute ? [texts.attribute] : []),
    ...(wrapped ? [texts.wrapped] : []),
    ...(nodeType ? [words.interpolate(texts.node, {type: nodeType})] : []),
  ];
}

/** Length, range, count, format, pattern and XML form of a value, as sentences. */
export function limitsOf(schema: Schema): readonly string[] {
  const {exclusiveMinimum, exclusiveMaximum, multipleOf, format, pattern, contentEncoding, contentMediaType} = schema;
  const write = isAmount(schema) ? amount : number;
  const {noOthers, others} = limits;
  return [
    ...range(limits.length, schema.minLength, schema.maxLength),
    ...range(limits.value, schema.minimum, schema.maximum, write),
    ...(exclusiveMinimum === undefined ? [] : [words.interpolate(limits.above, {value: write(exclusiveMinimum)})]),
    ...(exclusiveMaximum === undefined ? [] : [words.interpolate(limits.below, {value: write(exclusiveMaximum)})]),
    ...(multipleOf === undefined ? [] : [words.interpolate(limits.multipleOf, {value: write(multipleOf)})]),
    ...(schema['x-maximum'] ? [words.interpolate(limits.value.atMost, {high: decimal(schema['x-maximum'])})] : []),
    ...range(limits.items, schema.minItems, schema.maxItems),
    ...(schema.uniqueItems ? [limits.unique] : []),
    ...(schema.prefixItems && (schema.items?.not ?? schema.unevaluatedItems === false)
      ? [words.interpolate(limits.tuple, {count: schema.prefixItems.length})]
      : []),
    ...range(limits.properties, schema.minProperties, schema.maxProperties),
    ...([schema.additionalProperties, schema.unevaluatedProperties].includes(false)
      ? [noOthers]
      : schema.additionalProperties === true
        ? [others]
        : []),
    ...(format ? [words.interpolate(limits.format, {format})] : []),
    ...(pattern ? [words.interpolate(limits.pattern, {pattern})] : []),
    ...(contentEncoding ? [words.interpolate(limits.encoding, {encoding: contentEncoding})] : []),
    ...(contentMediaType ? [words.interpolate(limits.content, {mediaType: contentMediaType})] : []),
    ...xmlForm(schema),
  ];
}
