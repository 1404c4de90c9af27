import {Failure, invalid} from '../platform/failure';
import type {FormFile} from '../platform/world';
import {MAX_FILE, MAX_JSON, formOf, isForm} from '../../../sandbox';
import type {WireRequest} from '../../../sandbox';
import * as words from '../../words';

/** Decodes a UTF-8 body. @throws Failure 400004 when it is not UTF-8 */
function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(body);
  } catch {
    throw new Failure('400004');
  }
}

/** Maximum nesting of objects and lists: far more than any contract needs, and safe for recursive code. */
const MAX_DEPTH = 32;

const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));

/**
 * Parses a JSON object.
 *
 * @throws Failure 400004 when the text is not one, or nested too deeply
 */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value))
      return value as Record<string, unknown>;
  } catch {
    // Invalid JSON is rejected below, like everything that is not an object.
  }
  throw new Failure('400004');
}

/**
 * The text of a JSON body.
 *
 * @throws Failure 400003 when it is too long, 400004 when it is not UTF-8
 */
export function jsonText({body, tooLarge}: WireRequest): string {
  if (tooLarge || body.length > MAX_JSON)
    throw invalid('', 'maxLength', words.platform.invalid.bodyTooLarge, {limit: MAX_JSON});
  return textOf(body);
}

/** A form: its text fields by name, and its file. */
export type Form = {readonly texts: Record<string, string>; readonly file?: FormFile};

/**
 * Parses a form.
 *
 * @throws Failure 400004 when it is malformed, 413001 when its file is too large
 */
export async function readForm(request: WireRequest): Promise<Form> {
  if (!isForm(request)) throw new Failure('400004');
  if (request.tooLarge) throw new Failure('413001');
  const parsed = await formOf(request);
  if (!parsed) throw new Failure('400004');
  const texts: Record<string, string> = {};
  let file: File | undefined;
  parsed.forEach((value, name) => {
    if (typeof value === 'string') texts[name] = value;
    else if (name === 'file') file = value;
  });
  if (file && file.size > MAX_FILE) throw new Failure('413001');
  return {texts, ...(file && {file: {name: file.name, bytes: Buffer.from(await file.arrayBuffer())}})};
}
