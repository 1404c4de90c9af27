import type {Schema} from '../read/openapi';

/** The bounds of 64 bits, of which JavaScript reads the next number that it has. */
const BEYOND = [2n ** 63n, 2n ** 64n];

/** A whole number that is larger than those that JavaScript tells apart. */
function whole(value: number): bigint | undefined {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  const large = BigInt(value);
  return BEYOND.includes(large) ? large - 1n : large;
}

/** A number as a reader writes it: grouped by thousands where it is an amount, as amounts in fen are long; years and lengths are not. */
function writer(isAmount: boolean): (value: number) => string {
  const format = new Intl.NumberFormat('en-US', {maximumFractionDigits: 20, useGrouping: isAmount});
  return (value) => format.format(whole(value) ?? value);
}
const number = writer(false);
const amount = writer(true);

/** Amounts of money are whole numbers in the smallest unit, which their description names. */
const isAmount = ({description = ''}: Schema): boolean =>
  /单位(是|为)?分|以分为单位|in (cents|fen|minor units)/.test(description);

/** The same for a number that is written as a string. */
function decimal(value: string): string {
  const [whole, ...fraction] = value.split('.');
  return [amount(Number(whole)), ...fraction].join('.');
}

function range(
  label: string,
  unit: string,
  low: number | undefined,
  high: number | undefined,
  write = number,
): readonly string[] {
  if (low === undefined) return high === undefined ? [] : [`${label}不超过 ${write(high)}${unit}`];
  if (low === high) return [`${label} ${write(low)}${unit}`];
  return [high === undefined ? `${label}不少于 ${write(low)}${unit}` : `${label} ${write(low)}–${write(high)}${unit}`];
}

/** A value as JSON writes it, but a text as it is. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What JSON Schema calls a value that may be null: shown beside the type. */
export const allowsNull = ({type, enum: values}: Schema): boolean =>
  [type ?? []].flat().includes('null') || (values?.includes(null) ?? false);

/** Whether an object may have fields that its schema does not name. */
export const NO_OTHERS = '没有其他字段';
export const OTHERS = '可以有其他字段';

/** How a value is written in XML (OpenAPI 3.1, section 4.8.26). */
function xmlForm({xml: {name, prefix, namespace, attribute, wrapped} = {}}: Schema): readonly string[] {
  return [
    ...(name ? [`XML 名称 ${prefix ? `${prefix}:` : ''}${name}`] : prefix ? [`XML 前缀 ${prefix}`] : []),
    ...(namespace ? [`XML 命名空间 ${namespace}`] : []),
    ...(attribute ? ['XML 属性'] : []),
    ...(wrapped ? ['XML 有外层元素'] : []),
  ];
}

/** Length, range, count, format and pattern of a value as sentences. */
export function limitsOf(schema: Schema): readonly string[] {
  const {exclusiveMinimum, exclusiveMaximum, multipleOf, format, pattern, contentEncoding, contentMediaType} = schema;
  const write = isAmount(schema) ? amount : number;
  return [
    ...range('长度', '', schema.minLength, schema.maxLength),
    ...range('取值', '', schema.minimum, schema.maximum, write),
    ...(exclusiveMinimum === undefined ? [] : [`取值大于 ${write(exclusiveMinimum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [`取值小于 ${write(exclusiveMaximum)}`]),
    ...(multipleOf === undefined ? [] : [`取值是 ${write(multipleOf)} 的倍数`]),
    ...(schema['x-maximum'] ? [`取值不超过 ${decimal(schema['x-maximum'])}`] : []),
    ...range('数量', ' 项', schema.minItems, schema.maxItems),
    ...(schema.uniqueItems ? ['各项不重复'] : []),
    ...(schema.prefixItems && schema.items?.not ? [`只有 ${schema.prefixItems.length} 项`] : []),
    ...range('字段', ' 个', schema.minProperties, schema.maxProperties),
    ...(schema.additionalProperties === false ? [NO_OTHERS] : schema.additionalProperties === true ? [OTHERS] : []),
    ...(format ? [`格式 ${format}`] : []),
    ...(pattern ? [`样式 ${pattern}`] : []),
    ...(contentEncoding ? [`编码 ${contentEncoding}`] : []),
    ...(contentMediaType ? [`内容 ${contentMediaType}`] : []),
    ...xmlForm(schema),
  ];
}
