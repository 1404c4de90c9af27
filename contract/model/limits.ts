import type {Schema} from '../read/openapi';

/** A number as a reader writes it: grouped by thousands where it is an amount, as amounts in fen are long; years and lengths are not. */
const writer = (isAmount: boolean) => (value: number): string => value.toLocaleString('en-US', {maximumFractionDigits: 20, useGrouping: isAmount});
const number = writer(false);
const amount = writer(true);

/** Amounts of money are whole numbers in the smallest unit, which their description names. */
const isAmount = ({description = ''}: Schema): boolean => /单位(是|为)?分|以分为单位|in (cents|fen|minor units)/.test(description);

/** The same for a number that is written as a string. */
function decimal(value: string): string {
  const [whole, ...fraction] = value.split('.');
  return [amount(Number(whole)), ...fraction].join('.');
}

function range(label: string, unit: string, low: number | undefined, high: number | undefined, write = number): readonly string[] {
  if (low === undefined) return high === undefined ? [] : [`${label}不超过 ${write(high)}${unit}`];
  if (low === high) return [`${label} ${write(low)}${unit}`];
  return [high === undefined ? `${label}不少于 ${write(low)}${unit}` : `${label} ${write(low)}–${write(high)}${unit}`];
}

/** A value as JSON writes it, but a text as it is. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What JSON Schema calls a value that may be null: shown beside the type. */
export const allowsNull = ({type, enum: values}: Schema): boolean => [type ?? []].flat().includes('null') || (values?.includes(null) ?? false);

/** Length, range, count, format and pattern of a value as sentences. */
export function limitsOf(schema: Schema): readonly string[] {
  const {exclusiveMinimum, exclusiveMaximum, multipleOf, format, pattern, contentEncoding, contentMediaType} = schema;
  const write = writer(isAmount(schema));
  const names = schema.propertyNames ? limitsOf(schema.propertyNames) : [];
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
    ...names.map((limit) => `字段名${limit}`),
    ...(format ? [`格式 ${format}`] : []),
    ...(pattern ? [`样式 ${pattern}`] : []),
    ...(contentEncoding ? [`编码 ${contentEncoding}`] : []),
    ...(contentMediaType ? [`内容 ${contentMediaType}`] : []),
  ];
}
