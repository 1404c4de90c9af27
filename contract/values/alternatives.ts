import type {Schema} from '../openapi/json-schema';

/** Follows the reference of a schema, if it has one. */
export type Follow = (schema: Schema) => Schema;

/** Limit of nested `allOf`. */
const DEPTH = 9;

/** Whether an alternative itself restricts the values of the discriminator property. */
function restrictsValues(form: Schema, field: string, follow: Follow, depth = DEPTH): boolean {
  const {properties = {}, allOf = []} = follow(form);
  const own = Object.prototype.hasOwnProperty.call(properties, field) ? follow(properties[field]) : {};
  return (
    own.const !== undefined ||
    own.enum !== undefined ||
    (depth > 0 && allOf.some((part) => restrictsValues(part, field, follow, depth - 1)))
  );
}

/** The discriminator values of an alternative: those in the mapping, else the name of its schema (OpenAPI 3.1, section 4.8.25). */
function namesOf({$ref = ''}: Schema, {mapping = {}}: NonNullable<Schema['discriminator']>): readonly string[] {
  const name = /([^/#]+)$/.exec($ref)?.[1];
  const mapped = Object.entries(mapping).filter(([, target]) => target === $ref || target === name);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  return name ? [name] : [];
}

/**
 * The alternatives of a schema. One that does not restrict the discriminator property is extended by its discriminator values.
 *
 * @param key the keyword with the alternatives
 */
export function formsOf(schema: Schema, key: 'oneOf' | 'anyOf', follow: Follow): readonly Schema[] {
  const {discriminator, [key]: forms = []} = schema;
  if (typeof discriminator?.propertyName !== 'string') return forms;
  const field = discriminator.propertyName;
  return forms.map((form) => {
    const names = namesOf(form, discriminator);
    if (names.length === 0 || restrictsValues(form, field, follow)) return form;
    return {allOf: [form, {type: 'object', required: [field], properties: {[field]: {enum: names}}}]};
  });
}
