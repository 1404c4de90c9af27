import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {besideNull} from './choices';
import {flatten} from '../values/flatten';
import * as words from '../words';

/** Keeps only letters and digits, in lower case, because generators derive a title like `User Id` from the name `user_id`. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The title of a schema, or an empty text if it only repeats the name of the field. */
export function titleOf({title}: Schema, flat: Schema, name: string): string {
  const shown = title ?? flat.title ?? '';
  return bare(shown) === bare(name) ? '' : shown;
}

/** Keywords that describe a value without restricting it. */
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
];
const onlyAnnotates = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => ANNOTATIONS.includes(key) || key.startsWith('x-'));

/** Appends the link of `externalDocs` to a text. */
export const withDocs = (text: string, {externalDocs: docs}: Schema): string =>
  docs
    ? [text, words.interpolate(words.fields.more, {link: `[${docs.description ?? docs.url}](<${docs.url}>)`})]
        .filter(Boolean)
        .join('\n\n')
    : text;

/**
 * Creates the function that collects the description of a schema.
 *
 * @returns a function that returns, as CommonMark, the schema's own description followed by those of the shared schemas that it refers to
 */
export function createDescribe(resolve: Resolve): (schema: Schema) => string {
  /**
   * The schema that this one extends with a description: its `$ref`, its only part of `allOf` with more than annotations or a type, or its only
   * alternative beside null.
   */
  function sharedBy(schema: Schema): Schema | undefined {
    const {$ref, allOf = []} = schema;
    if ($ref) return resolve({$ref});
    const parts = allOf.filter((part) => !onlyAnnotates(part) && Object.keys(part).join() !== 'type');
    return parts.length === 1 ? parts[0] : besideNull(schema, resolve);
  }

  /** The description of a schema, followed by those of the schemas that it extends. */
  function textsOf(schema: Schema, seen: readonly Schema[] = []): readonly string[] {
    const {description, allOf = []} = schema;
    const shared = seen.includes(schema) ? undefined : sharedBy(schema);
    if (!shared) return [description ?? flatten(schema, resolve).description ?? ''];
    const annotations = allOf.filter(onlyAnnotates).map((part) => part.description ?? '');
    return [description ?? '', ...annotations, ...textsOf(shared, [...seen, schema])];
  }

  return (schema) =>
    textsOf(schema).reduce((own, more) => (own.includes(more) ? own : [own, more].filter(Boolean).join('\n\n')));
}
