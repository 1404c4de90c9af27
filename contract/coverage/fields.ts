import {failureExample} from '../model/failure-example';
import type {LocatedOperation} from '../model/operations';
import {limitsOf} from '../model/limits';
import {flatten} from '../values/flatten';
import type {Locate, Located} from '../model/schema';
import type {Common} from '../read/common';
import {COMMON} from '../read/folder';
import type {Content, Operation, Schema} from '../openapi/types';
import type {Resolve} from '../read/references';
import {examplesOf, exemplifiedParts} from '../model/examples';
import {valuesAt} from '../rules/example-walk';
import type {Keys} from '../read/position';

/** Whether a field has a description, a value in an example, and limits; `limits` is undefined where the type needs none (objects and booleans). */
export type FieldFacts = {readonly text: boolean; readonly example: boolean; readonly limits: boolean | undefined};

type Part = Pick<Located, 'schema'> & {
  readonly keys: Located['keys'];
  readonly instances: readonly unknown[];
  readonly parameter?: boolean;
};

/** Limit of nested schemas, beyond any real document. */
const DEEPEST = 40;

const hasLimits = (schema: Schema): boolean =>
  limitsOf(schema).length > 0 || [schema.enum, schema.const, schema['x-dict']].some((value) => value !== undefined);

const needsLimits = ({type, properties = {}}: Schema): boolean =>
  Object.keys(properties).length === 0 && ![type].flat().some((one) => one === 'object' || one === 'boolean');

function factsOf(property: Schema, instances: readonly unknown[], resolve: Resolve): FieldFacts {
  const field = flatten(property, resolve);
  const items = field.items ? flatten(field.items, resolve) : {};
  return {
    text: Boolean(property.description ?? field.description ?? field['x-dict']),
    example:
      instances.length > 0 ||
      field.contentMediaType !== undefined ||
      [field.example, field.examples, field.default].some((value) => value !== undefined),
    limits: needsLimits(field) ? hasLimits(field) || hasLimits(items) : undefined,
  };
}

const FAILURE = /^([45]|default$)/i;

/** The failure responses of an operation. */
export const failuresOf = ({responses}: Operation): readonly (readonly [status: string, content: Content])[] =>
  Object.entries(responses).filter(([status]) => FAILURE.test(status));

/** Examples of failures that pages compute from the error codes of common.yaml. */
export const computedFailures = (operation: Operation, common: Common): readonly unknown[] =>
  [...(operation['x-error-codes'] ?? []), ...common['x-common-errors']]
    .filter((code) => common['x-errors'][code])
    .map((code) => failureExample(code, common));

/** The parts of a call: parameters, each a field of its own, and the bodies of request and responses, with their examples. */
function partsOf(located: LocatedOperation, common: Common): readonly Part[] {
  const failures = common.components?.schemas?.Failure ? computedFailures(located.operation, common) : [];
  return [
    ...exemplifiedParts(located).flatMap((part) => {
      const {schema = {}, parameter, keys} = part;
      const described = parameter ? {description: parameter.description, allOf: [schema]} : schema;
      return part.schema
        ? [
            {
              schema: described,
              keys: [...keys, 'schema'],
              instances: examplesOf(part).map(({value}) => value),
              parameter: parameter !== undefined,
            },
          ]
        : [];
    }),
    ...(failures.length > 0
      ? [
          {
            schema: {$ref: `${COMMON}.yaml#/components/schemas/Failure`},
            keys: [...located.keys, 'failures'],
            instances: failures,
          },
        ]
      : []),
  ];
}

/** Adds fields to those known; a field of several places has an example if one of the places has one. */
export function addFacts(facts: Map<string, FieldFacts>, added: Iterable<readonly [place: string, FieldFacts]>): void {
  for (const [place, fact] of added)
    facts.set(place, {...fact, example: fact.example || (facts.get(place)?.example ?? false)});
}

/** Functions and tables for reading the fields of a contract. */
type Lookups = {readonly locate: Locate; readonly resolve: Resolve; readonly common: Common};

/**
 * The facts of each field of an operation: its parameters, and the properties of its bodies, each at the place of its definition.
 *
 * @param file file of the contract, relative to the site
 * @returns the facts by place, e.g. `docs/_contract/shop.yaml/components/schemas/Order/properties/id`
 */
export function operationFacts(
  located: LocatedOperation,
  file: string,
  {locate, resolve, common}: Lookups,
): ReadonlyMap<string, FieldFacts> {
  const facts = new Map<string, FieldFacts>();
  const seen = new Set<string>();
  const walk = (start: Located, instances: readonly unknown[], depth: number): void => {
    const {schema, file: at, keys} = locate(start);
    const place = [at, ...keys].join('/');
    // A recursive schema ends where its examples end.
    if (typeof schema !== 'object' || depth > DEEPEST || (seen.has(place) && instances.length === 0)) return;
    seen.add(place);
    const inner = (part: Schema | boolean | undefined, steps: Keys, values: readonly unknown[]) =>
      typeof part === 'object' && walk({schema: part, file: at, keys: [...keys, ...steps]}, values, depth + 1);
    (['allOf', 'oneOf', 'anyOf'] as const).forEach((key) =>
      schema[key]?.forEach((part, index) => inner(part, [key, index], instances)),
    );
    inner(schema.items, ['items'], instances.filter(Array.isArray).flat());
    Object.entries(schema.properties ?? {}).forEach(([name, property]) => {
      const values = valuesAt(instances, name);
      const resolveHere: Resolve = (one) => (one.$ref ? locate({schema: one, file: at, keys}).schema : one);
      addFacts(facts, [[`${place}/properties/${name}`, factsOf(property, values, resolveHere)]]);
      inner(property, ['properties', name], values);
    });
  };
  partsOf(located, common).forEach(({schema, keys, instances, parameter}) => {
    if (parameter) facts.set([file, ...keys].join('/'), factsOf(schema, instances, resolve));
    walk({schema, file, keys}, instances, 0);
  });
  return facts;
}
