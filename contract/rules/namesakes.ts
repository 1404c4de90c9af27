import {operationsOf} from '../model/operations';
import {createLocate, locatedProblem, positionOf} from '../model/schema';
import type {Locate, Located} from '../model/schema';
import type {Contracts} from '../read/contracts';
import type {Schema} from '../openapi/types';
import type {Problem} from '../problems';
import {exemplifiedParts} from '../model/examples';
import type {Keys} from '../read/position';

/** The keywords that fields of one name must share, with their values. */
type Marks = Readonly<Record<string, unknown>>;

/** A field, the place of its schema, and whether a caller sends it. */
type Named = {readonly name: string; readonly field: Located; readonly isSent: boolean};

/** A field with the keywords by which it is compared with others of its name. */
type Compared = Named & {readonly marks: Marks};

/** Limits of values; not compared where the field has an enum or const. */
const BOUNDS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'x-maximum',
  'minItems',
  'maxItems',
] as const;

const typesOf = ({type}: Schema): readonly string[] => [type ?? []].flat();

function marksOf({field: {schema}, isSent}: Named): Marks {
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  return {
    ...Object.fromEntries(isListed ? [] : BOUNDS.map((key) => [key, schema[key]])),
    'x-sensitive': schema['x-sensitive'] ?? false,
    null: typesOf(schema).includes('null'),
    ...(isSent && {default: schema.default}),
  };
}

/** The fields of a schema and of its nested schemas; conditions (`if`, `then`) are not followed, as they only narrow fields. */
function fieldsIn(start: Located, isSent: boolean, locate: Locate, seen: Set<Schema>): readonly Named[] {
  const {schema, file, keys} = locate(start);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inner = (part: Schema, ...at: Keys) =>
    fieldsIn({schema: part, file, keys: [...keys, ...at]}, isSent, locate, seen);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const at = ['properties', name];
      const place = {schema: property, file, keys: [...keys, ...at]};
      return [
        {name, field: {...place, schema: {...locate(place).schema, ...property}}, isSent},
        ...inner(property, ...at),
      ];
    }),
    ...(['allOf', 'oneOf', 'anyOf'] as const).flatMap((key) =>
      (schema[key] ?? []).flatMap((part, index) => inner(part, key, index)),
    ),
    ...(schema.items ? inner(schema.items, 'items') : []),
  ];
}

/** Every parameter and field of a docs version, once for each place of its definition. */
function fieldsOf(names: readonly string[], contracts: Contracts): readonly Named[] {
  const locate = createLocate(contracts);
  const found = names.flatMap((name) => {
    const {file} = contracts.yaml(name);
    return operationsOf(contracts.read(name)).flatMap((located) =>
      exemplifiedParts(located).flatMap(({schema, parameter, keys}): readonly Named[] => {
        if (!schema) return [];
        const start = {schema, file, keys: [...keys, 'schema']};
        const isSent = !keys.includes('responses') && keys[0] === 'paths';
        return [
          ...(parameter
            ? [{name: parameter.name, field: {...start, schema: {...locate(start).schema, ...schema}}, isSent}]
            : []),
          ...fieldsIn(start, isSent, locate, new Set()),
        ];
      }),
    );
  });
  return Array.from(new Map(found.map((one) => [[one.field.file, ...one.field.keys].join('/'), one])).values());
}

const isCompared = ({field: {schema}}: Named): boolean => !['', 'object', 'null'].includes(typesOf(schema).join());

/** Groups the fields by name and type. */
function namesakesOf(fields: readonly Named[]): readonly (readonly Compared[])[] {
  const groups = new Map<string, Compared[]>();
  fields.filter(isCompared).forEach((one) => {
    const key = `${one.name} ${typesOf(one.field.schema)
      .filter((type) => type !== 'null')
      .join()}`;
    groups.set(key, [...(groups.get(key) ?? []), {...one, marks: marksOf(one)}]);
  });
  return Array.from(groups.values());
}

/** The keywords in which two fields differ; those that only one of both has, as only a sent field has a default, are not compared. */
function differences({marks}: Compared, {marks: others}: Compared): readonly string[] {
  return Object.keys(marks).filter((key) => key in others && marks[key] !== others[key]);
}

/** The field that agrees with most others in its group; the first of several. */
function mostCommonOf(alike: readonly Compared[]): Compared | undefined {
  const likeness = new Map(
    alike.map((one) => [one, alike.filter((other) => differences(one, other).length === 0).length]),
  );
  return [...alike].sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))[0];
}

const written = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/**
 * Fields of one name with different limits and no `x-differs` to explain it, and fields with an `x-differs` that do not differ.
 *
 * @param names the contracts of a docs version
 */
export function namesakeProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const problem = ({field}: Named, message: string): Problem => locatedProblem(field, contracts, message);
  return namesakesOf(fieldsOf(names, contracts)).flatMap((group) => {
    const usual = mostCommonOf(group.filter(({field}) => field.schema['x-differs'] === undefined));
    if (!usual) return [];
    return group.flatMap((one) => {
      const keys = differences(one, usual);
      if (one.field.schema['x-differs'] !== undefined) {
        return keys.length > 0
          ? []
          : [
              problem(
                one,
                `x-differs of "${one.name}" explains nothing: no other field of the name has other bounds. Drop it.`,
              ),
            ];
      }
      if (keys.length === 0) return [];
      const found = keys.map((key) => `${key} ${written(one.marks[key])}, not ${written(usual.marks[key])}`).join('; ');
      const {line} = positionOf(usual.field, contracts);
      return [
        problem(
          one,
          `"${one.name}" has ${found} as at ${usual.field.file}:${line}. Expected one form for a name. Make them agree, or say in x-differs why this one differs.`,
        ),
      ];
    });
  });
}
