import RandExp from 'randexp';
import type {Schema} from '../openapi/json-schema';
import {regExpOf} from './pattern';

/** Texts of formats that openapi-sampler does not know, or for which it generates what looks like a secret. */
const FORMATS: Readonly<Record<string, string>> = {
  binary: 'sample',
  byte: 'c2FtcGxl',
  duration: 'PT1H',
  password: 'YOUR_PASSWORD',
};

/** Limit of texts generated for a `minLength`, in characters. */
const LONGEST = 10_000;

/** Punctuation in ASCII as ranges of codes, left out so that `.` gives a letter or digit. */
const SIGNS = [
  [32, 47],
  [58, 64],
  [91, 96],
  [123, 126],
] as const;

/** A text that matches a pattern: the first choice at each point, or with `longest` the last, with up to `repetitions` repetitions. */
function generated(pattern: string, repetitions: number, {longest = false, plain = false}): string {
  const maker = new RandExp(pattern);
  maker.max = repetitions;
  maker.randInt = (from, to) => (longest ? to : from);
  if (plain) SIGNS.forEach(([first, last]) => maker.defaultRange.subtract(first, last));
  return maker.gen();
}

/** Estimates the length of a text for a pattern by the minimums of its quantifiers. */
const lengthOf = (pattern: string): number =>
  Array.from(pattern.matchAll(/\{(\d+)/g), ([, count]) => Math.max(1, Number(count))).reduce(
    (product, count) => product * count,
    1,
  );

/** Limit of repetitions, smaller the more groups are repeated, to keep the text within LONGEST. */
const repetitions = (pattern: string): number =>
  Math.floor(LONGEST ** (1 / (1 + (pattern.match(/\)[*+{]/g) ?? []).length)));

function ofPattern({pattern = '', minLength = 0, maxLength = Infinity}: Schema): string | undefined {
  if (lengthOf(pattern) > LONGEST) return undefined;
  const many = Math.min(minLength, repetitions(pattern));
  try {
    // A quantifier starts at none (`*`) or at one (`+`).
    const longer = [many - 1, many].map((count) =>
      generated(pattern, Math.max(0, count), {longest: true, plain: true}),
    );
    return [generated(pattern, 1, {plain: true}), generated(pattern, 1, {}), ...longer].find(
      (text) => regExpOf(pattern)?.test(text) && text.length >= Math.max(1, minLength) && text.length <= maxLength,
    );
  } catch {
    // A pattern in another dialect is ignored.
    return undefined;
  }
}

/** A text for the pattern or format of a schema; undefined where openapi-sampler generates it. */
export function textOf(schema: Schema): string | undefined {
  if (schema.pattern !== undefined) return ofPattern(schema);
  const text = FORMATS[schema.contentEncoding === 'base64' ? 'byte' : (schema.format ?? '')];
  const {minLength = 0, maxLength = Infinity} = schema;
  return text !== undefined && text.length >= minLength && text.length <= maxLength ? text : undefined;
}
