import {examplesOf, exemplifiedParts} from '../model/examples';
import {ownRules} from './own';
import {isNode} from '../openapi/nodes';
import type {DescribedObject} from '../read/common';
import type {LocatedOperation} from '../model/operations';
import type {Keys, Position} from '../read/position';

type Fields = Readonly<Record<string, unknown>>;
type Objects = Readonly<Record<string, DescribedObject>>;

/** The facts that one example contains about an object of `x-objects`. */
export type ObjectExample = {
  /** Its name in `x-objects`, e.g. `order`. */
  readonly object: string;
  /**
   * Its identifier without the prefix of its kind, so that families with other prefixes can be compared; undefined where the example has
   * only the caller's number.
   */
  readonly id?: string;
  /** Name and value of the field with the caller's own number for it. */
  readonly caller?: string;
  /** Its fields, renamed by `x-objects`, with values in a form that can be compared. */
  readonly fields: Fields;
  readonly keys: Keys;
};

/** The place of an example; its line is only computed for a message. */
export type Place = {readonly file: string; readonly position: () => Position};

/** `docs/_contract/shop.yaml:12`. */
export function at(place: Place): string {
  const {file, line} = {file: place.file, ...place.position()};
  return `${file}:${line}`;
}

/** An example of an object, with its place and identifier. */
export type LocatedExample = ObjectExample & Place & {readonly id: string};

/** A later example that contradicts an earlier one. */
export type Contradiction = {readonly example: LocatedExample; readonly message: string};

/** An identifier without the prefix that all identifiers of its object have. */
const bareId = (id: string, prefix: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id);

/** Name and value of a field for comparison: a field that refers to an object gets the object's name, others are renamed by `x-objects`. */
function compared(
  name: string,
  value: unknown,
  {names = {}}: DescribedObject,
  objects: Objects,
): readonly [string, unknown] {
  const [object, referred] = Object.entries(objects).find(([, {keys}]) => name in keys) ?? [];
  return object && referred && typeof value === 'string'
    ? [object, bareId(value, referred.keys[name])]
    : [names[name] ?? name, ownRules.comparable(value)];
}

/** The fields with a single value; nested lists and objects are examples of their own. */
const fieldsOf = (written: Fields, described: DescribedObject, objects: Objects): Fields =>
  Object.fromEntries(
    Object.entries(written)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([name, value]) => compared(name, value, described, objects)),
  );

/** Name and value of the field with the caller's own number for an object. */
const callerOf = (written: Fields, {callerKeys = []}: DescribedObject): string | undefined => {
  const name = callerKeys.find((key) => typeof written[key] === 'string');
  return name && `${name} ${String(written[name])}`;
};

/**
 * The object that an example describes: the first of `x-objects` whose identifier it has; `x-objects` lists parts before wholes.
 *
 * @param isRequest whether a caller sends it: then only the caller's own number identifies the object, as other identifiers in a request
 * are those of its parent
 */
function objectOf(
  written: Fields,
  parent: Fields,
  keys: Keys,
  objects: Objects,
  isRequest: boolean,
): ObjectExample | undefined {
  for (const [object, described] of Object.entries(objects)) {
    const key = isRequest ? undefined : Object.keys(described.keys).find((name) => typeof written[name] === 'string');
    const caller = callerOf(written, described);
    if (key === undefined && caller === undefined) continue;
    const inherited = Object.fromEntries(
      (described.grows ?? []).filter((name) => name in parent).map((name) => [name, parent[name]]),
    );
    const id = key === undefined ? undefined : bareId(String(written[key]), described.keys[key]);
    return {object, id, caller, fields: fieldsOf({...inherited, ...written}, described, objects), keys};
  }
  return undefined;
}

/**
 * The objects in an example, nested ones included.
 *
 * @param value JSON
 * @param keys keys of the example in the document
 * @param isRequest whether a caller sends it
 * @param parent the object that has the value in a field
 */
export function objectsIn(
  value: unknown,
  keys: Keys,
  objects: Objects,
  isRequest = false,
  parent: Fields = {},
): readonly ObjectExample[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => objectsIn(item, [...keys, index], objects, isRequest));
  if (!isNode(value)) return [];
  const own = objectOf(value, parent, keys, objects, isRequest);
  return [
    ...(own ? [own] : []),
    ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, [...keys, name], objects, isRequest, value)),
  ];
}

/** The examples of an operation without its parameters, restricted by `only` to its body or its responses. */
const examplesIn = ({operation, keys}: LocatedOperation, only: Partial<LocatedOperation['operation']>) =>
  exemplifiedParts({operation: {...operation, parameters: [], ...only}, keys}).flatMap(examplesOf);

/** The identifiers in the path of a call, from the examples of its parameters. */
function pathFields({parameters = []}: LocatedOperation['operation'], objects: Objects): Fields {
  const named = parameters.filter((parameter) => parameter.in === 'path').map(({name, example}) => [name, example]);
  return fieldsOf(Object.fromEntries(named) as Fields, {keys: {}}, objects);
}

const isInList = ({keys}: ObjectExample): boolean => keys.some((key) => typeof key === 'number');

/** Facts about objects in the responses of an operation; the identifiers in its path apply to each of them. */
export function answerExamples(
  {operation}: LocatedOperation,
  answers: readonly {keys: Keys; value: unknown}[],
  objects: Objects,
): readonly ObjectExample[] {
  const inPath = pathFields(operation, objects);
  return answers
    .flatMap(({value, keys}) => objectsIn(value, keys, objects))
    .map((one) => ({...one, fields: {...inPath, ...one.fields}}));
}

/**
 * All facts that the examples of an operation contain about objects. Responses get the identifiers in the path; bodies are identified by
 * the caller's own number. The first body describes the object of the first response, as both belong to one call. A webhook has only a
 * body.
 */
export function objectExamplesOf(located: LocatedOperation, objects: Objects): readonly ObjectExample[] {
  const {operation, keys} = located;
  const bodies = examplesIn(located, {responses: {}});
  if (keys[0] === 'webhooks') return bodies.flatMap((body) => objectsIn(body.value, body.keys, objects));
  const answered = answerExamples(located, examplesIn(located, {requestBody: undefined}), objects);
  const sent = bodies.flatMap((body) => objectsIn(body.value, body.keys, objects, true));
  const [first] = answered;
  const [body] = bodies;
  if (!first || isInList(first) || !isNode(body?.value)) return [...answered, ...sent];
  return [
    {
      ...first,
      fields: {...pathFields(operation, objects), ...fieldsOf(body.value, objects[first.object], objects)},
      keys: body.keys,
    },
    ...answered,
    ...sent,
  ];
}
