import type {Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import type {Form} from './choices';

type Schemas = Readonly<Record<string, Schema>>;

const pointer = (name: string): string => `#/components/schemas/${name}`;

/** The schema with the discriminator: a schema that only wraps another one in `allOf`, with a description, is resolved to that one. */
function baseOf(schema: Schema, resolve: Resolve): Schema {
  const found = resolve(schema);
  return found.allOf?.length === 1 && !found.discriminator && !found.properties ? resolve(found.allOf[0]) : found;
}

/**
 * Creates a function that returns the subtypes of a schema with a discriminator: the schemas that extend it by `allOf`, labelled with the
 * values of the discriminator, each with the properties that it adds (OpenAPI 3.1, section 4.8.25).
 *
 * @param schemas schemas of the document by name
 * @returns a function that returns the same objects for the same schema; an empty array for a schema without discriminator, or with `oneOf`
 * or `anyOf`
 */
export function createSubtypes(resolve: Resolve, schemas: Schemas = {}): (schema: Schema) => readonly Form[] {
  const known = new Map<Schema, readonly Form[]>();

  function formsOf(base: Schema, {mapping = {}}: NonNullable<Schema['discriminator']>): readonly Form[] {
    const isBase = ({$ref}: Schema): boolean => $ref !== undefined && resolve({$ref}) === base;
    const extending = new Map<Schema, boolean>();
    const extendsBase = (schema: Schema): boolean => {
      const whole = resolve(schema);
      // Stays false while the parts are visited, so that a cycle ends.
      if (!extending.has(whole))
        extending
          .set(whole, false)
          .set(whole, whole === base || isBase(schema) || (whole.allOf ?? []).some(extendsBase));
      return extending.get(whole) === true;
    };
    const own = new Map<Schema, Schema>();
    const added = (schema: Schema): Schema => {
      const whole = resolve(schema);
      if (!extendsBase(schema)) return schema;
      if (!own.has(whole))
        own
          .set(whole, {})
          .set(whole, {...whole, allOf: (whole.allOf ?? []).filter((part) => !isBase(part)).map(added)});
      return own.get(whole) as Schema;
    };
    const targets = Object.entries(mapping).map(
      ([value, target]) => [value, target in schemas ? pointer(target) : target] as const,
    );
    const implied = Object.keys(schemas)
      .filter(
        (name) =>
          schemas[name] !== base &&
          extendsBase(schemas[name]) &&
          !targets.some(([, target]) => target === pointer(name)),
      )
      .map((name) => [name, pointer(name)] as const);
    const names = new Map(Object.keys(schemas).map((name) => [pointer(name), name]));
    return [...targets, ...implied].map(([label, target]): Form => {
      const name = names.get(target);
      // A mapping to a schema outside of `components.schemas` becomes an alternative with only its address as the description.
      if (name === undefined) return {label, schema: {type: 'object', description: target}};
      return {label, schema: isBase({$ref: target}) ? {type: 'object'} : added({$ref: target})};
    });
  }

  return (schema) => {
    const base = baseOf(schema, resolve);
    if (!base.discriminator || base.oneOf || base.anyOf) return [];
    const forms = known.get(base) ?? formsOf(base, base.discriminator);
    known.set(base, forms);
    return forms;
  };
}
