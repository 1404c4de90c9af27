import type {Schema} from '../openapi/json-schema';

/** A number within the bounds of a schema: the minimum, else 1 or the nearest allowed number. */
export function numberOf({type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf}: Schema): number {
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  const fits = (value: number): boolean =>
    value !== exclusiveMinimum && value !== exclusiveMaximum && value >= low && value <= high;
  const wished = Number.isFinite(low) ? low : Math.min(1, high);
  if (step === undefined) return [wished, wished + 1, wished - 1].find(fits) ?? (low + high) / 2;
  // Binary floating point cannot represent decimal steps exactly: 0.1 × 3 must give 0.3.
  const stepped = (count: number): number => Number((count * step).toPrecision(15));
  const count = Number.isFinite(low) ? Math.ceil(low / step) : Math.floor(high / step);
  if (!Number.isFinite(count)) return stepped(1);
  return [stepped(1), stepped(count), stepped(count + 1), stepped(count - 1)].find(fits) ?? wished;
}
