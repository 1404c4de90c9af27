import RandExp from 'randexp';
import type {Schema} from '../read/json-schema';
import {regExpOf} from './pattern';

/** Texts of formats that openapi-sampler does not know, and of those that must not look like a secret. */
const FORMATS: Readonly<Record<string, string>> = {
  binary: 'sample',
  byte: 'c2FtcGxl',
  duration: 'PT1H',
  password: 'YOUR_PASSWORD',
};

/** The longest text that is made to reach a `minLength`, characters. */
const LONGEST = 10_000;

/** Signs of ASCII, as ranges of codes: what stands for any character is a letter or a digit, where that fits. */
const SIGNS = [
  [32, 47],
  [58, 64],
  [91, 96],
  [123, 126],
] as const;

/** A text of a pattern: the first that comes to mind, or with `longest` the last, with so many repetitions. */
function generated(pattern: string, repetitions: number, {longest = false, plain = false}): string {
  const maker = new RandExp(pattern);
  maker.max = repetitions;
  maker.randInt = (from, to) => (longest ? to : from);
  if (plain) SIGNS.forEach(([first, last]) => maker.defaultRange.subtract(first, last));
  return maker.gen();
}

/** About how many characters the repetitions of a pattern ask for. */
const lengthOf = (pattern: string): number =>
  Array.from(pattern.matchAll(/\{(\d+)/g), ([, count]) => Math.max(1, Number(count))).reduce(
    (product, count) => product * count,
    1,
  );

/** How often at most groups in groups repeat, that the text is not longer than the longest. */
const repetitions = (pattern: string): number =>
  Math.floor(LONGEST ** (1 / (1 + (pattern.match(/\)[*+{]/g) ?? []).length)));

function ofPattern({pattern = '', minLength = 0, maxLength = Infinity}: Schema): string | undefined {
  if (lengthOf(pattern) > LONGEST) return undefined;
  const many = Math.min(minLength, repetitions(pattern));
  try {
    // Repetitions begin at none (`*`) or at one (`+`).
    const longer = [many - 1, many].map((count) =>
      generated(pattern, Math.max(0, count), {longest: true, plain: true}),
    );
    return [generated(pattern, 1, {plain: true}), generated(pattern, 1, {}), ...longer].find(
      (text) => regExpOf(pattern)?.test(text) && text.length >= Math.max(1, minLength) && text.length <= maxLength,
    );
  } catch {
    // A pattern of another dialect: the text is made as if there were none.
    return undefined;
  }
}

/** A text that fits the pattern or format of a schema; none where openapi-sampler makes a better one. */
export function textOf(schema: Schema): string | undefined {
  if (schema.pattern !== undefined) return ofPattern(schema);
  const text = FORMATS[schema.contentEncoding === 'base64' ? 'byte' : (schema.format ?? '')];
  const {minLength = 0, maxLength = Infinity} = schema;
  return text !== undefined && text.length >= minLength && text.length <= maxLength ? text : undefined;
}
