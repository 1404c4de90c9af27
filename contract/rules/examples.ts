import type {ValidateFunction} from 'ajv/dist/2020';
import {createAjv} from './ajv';
import type {Content, Media, Schema} from '../read/openapi';
import type {LocatedOperation} from '../model/operations';
import type {Resolve} from '../read/references';
import {ProblemsError} from '../problems';

type Keys = readonly (string | number)[];

/** Takes what is wrong with the node under these keys. */
export type Report = (keys: Keys, message: string) => void;

/** A schema with the examples of it, and where both stand. */
type Exemplified = Pick<Media, 'schema' | 'example' | 'examples'> & {readonly keys: Keys};

/** Everything in an operation that has examples: parameters, bodies and answers. */
export function exemplifiedParts({operation, keys}: Pick<LocatedOperation, 'operation' | 'keys'>): readonly Exemplified[] {
  const parts = (content: Content | undefined, ...at: readonly string[]) =>
    Object.entries(content?.content ?? {}).map(([type, media]) => ({...media, keys: [...keys, ...at, 'content', type]}));
  return [
    ...(operation.parameters ?? []).map((parameter, index) => ({...parameter, keys: [...keys, 'parameters', index]})),
    ...parts(operation.requestBody, 'requestBody'),
    ...Object.entries(operation.responses).flatMap(([status, content]) => parts(content, 'responses', status)),
  ];
}

/**
 * The schema with every reference replaced by what it leads to.
 *
 * @throws when it is nested without end
 */
export function dereference(schema: Schema, resolve: Resolve, depth = 0): Schema {
  if (depth > 40) throw new Error('schema is nested more than 40 deep, or in a circle. Break the circle.');
  const resolved = resolve(schema);
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    return dereference(node as Schema, resolve, depth + 1);
  };
  return Object.fromEntries(Object.entries(resolved).map(([key, value]) => [key, copy(value)])) as Schema;
}

/** Compiles schemas: one for all contracts, as each costs as much as dozens of schemas. */
const ajv = createAjv();

/** The schema without the bytes of files, which no example holds. */
function withoutFiles({properties = {}, required, ...schema}: Schema): Schema {
  const isFile = (name: string) => properties[name]?.contentMediaType !== undefined;
  const kept = Object.entries(properties).filter(([name]) => !isFile(name));
  return {...schema, properties: Object.fromEntries(kept), ...(required && {required: required.filter((name) => !isFile(name))})};
}

/** Validators by schema: the docs versions have most of theirs in common. */
const compiled = new Map<string, ValidateFunction>();

/** The validator of a schema. */
function validatorOf(schema: Schema): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema as object);
  compiled.set(key, validate);
  return validate;
}

/** The examples of a schema, with where each stands. */
export function examplesOf({example, examples = {}, keys}: Exemplified): readonly {keys: Keys; value: unknown}[] {
  const named = Object.entries(examples).map(([name, {value}]) => ({keys: [...keys, 'examples', name, 'value'], value}));
  return example === undefined ? named : [{keys: [...keys, 'example'], value: example}, ...named];
}

function checkExamples(exemplified: Exemplified, resolve: Resolve, report: Report): void {
  if (!exemplified.schema) return;
  try {
    const validate = validatorOf(withoutFiles(dereference(exemplified.schema, resolve)));
    examplesOf(exemplified).forEach(({keys, value}) => {
      if (validate(value)) return;
      validate.errors?.forEach(({instancePath, message, params}) =>
        report(keys, `example${instancePath} ${message} (${JSON.stringify(params)}). Mend the example or its schema.`),
      );
    });
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    report([...exemplified.keys, 'schema'], (error as Error).message);
  }
}

/**
 * Checks every example of an operation against its schema, formats included: parameters, bodies and answers.
 *
 * @throws ProblemsError when a reference leads to a file that cannot be read
 */
export function checkOperationExamples(located: LocatedOperation, resolve: Resolve, report: Report): void {
  exemplifiedParts(located).forEach((part) => checkExamples(part, resolve, report));
}
