import {ownRules} from '../../extensions/rules';
import {examplesOf, exemplifiedParts} from './examples';
import {isObject} from './example-walk';
import type {DescribedObject} from '../read/common';
import type {LocatedOperation} from '../model/operations';
import type {Position} from '../read/position';

type Keys = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;
type Objects = Readonly<Record<string, DescribedObject>>;

/** An object as one example shows it. */
export type ObjectExample = {
  /** Its name in `x-objects`, e.g. `order`. */
  readonly object: string;
  /** Its identifier without what all of them begin with, so that families with identifiers of their own can be compared; none where only the caller's number is said. */
  readonly id?: string;
  /** The field with the number that the caller gave it, and the number. */
  readonly caller?: string;
  /** Its fields by the names of `x-objects`, in the form in which they are compared. */
  readonly fields: Fields;
  readonly keys: Keys;
};

/** Where an example stands; its line is found only for a message. */
export type Place = {readonly file: string; readonly position: () => Position};

/** `docs/_contract/shop.yaml:12`. */
export function at(place: Place): string {
  const {file, line} = {file: place.file, ...place.position()};
  return `${file}:${line}`;
}

/** An example of a known object, with where its example stands. */
export type LocatedExample = ObjectExample & Place & {readonly id: string};

/** What contradicts an earlier example, at the later one. */
export type Contradiction = {readonly example: LocatedExample; readonly message: string};

/** An identifier without what all of its object begin with. */
const bareId = (id: string, prefix: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id);

/** The name and value by which a field is compared: an identifier by its object, another by the names of `x-objects`. */
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

/** The fields with a single value: lists and objects among them are checked as examples of their own. */
const fieldsOf = (written: Fields, described: DescribedObject, objects: Objects): Fields =>
  Object.fromEntries(
    Object.entries(written)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([name, value]) => compared(name, value, described, objects)),
  );

/** The number that the caller gave an object, with the name of its field. */
const callerOf = (written: Fields, {callerKeys = []}: DescribedObject): string | undefined => {
  const name = callerKeys.find((key) => typeof written[key] === 'string');
  return name && `${name} ${String(written[name])}`;
};

/**
 * The object that an example is about: the first of `x-objects` of which it has the identifier, as parts stand there before wholes.
 *
 * @param isRequest whether a caller sends it: only the caller's own number says what it is about, other identifiers say what that belongs to
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
 * The objects in an example.
 *
 * @param value JSON
 * @param keys where the example stands
 * @param isRequest whether a caller sends it
 * @param parent the object that the value is a field of
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
  if (!isObject(value)) return [];
  const own = objectOf(value, parent, keys, objects, isRequest);
  return [
    ...(own ? [own] : []),
    ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, [...keys, name], objects, isRequest, value)),
  ];
}

/** The examples of the body or of the answers of an operation. */
const examplesIn = ({operation, keys}: LocatedOperation, only: Partial<LocatedOperation['operation']>) =>
  exemplifiedParts({operation: {...operation, parameters: [], ...only}, keys}).flatMap(examplesOf);

/** The identifiers in the path of a call, as its parameters have them for an example. */
function pathFields({parameters = []}: LocatedOperation['operation'], objects: Objects): Fields {
  const named = parameters.filter((parameter) => parameter.in === 'path').map(({name, example}) => [name, example]);
  return fieldsOf(Object.fromEntries(named) as Fields, {keys: {}}, objects);
}

const isInList = ({keys}: ObjectExample): boolean => keys.some((key) => typeof key === 'number');

/** What answers of an operation say of objects, all of which belong to what its path names. */
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
 * All that the examples of an operation say of objects: its answers, which belong to what the path names, and bodies, by the caller's
 * numbers; the first body is about the object of the first answer, as both are one call. Of a webhook its body.
 */
export function objectExamplesOf(located: LocatedOperation, objects: Objects): readonly ObjectExample[] {
  const {operation, keys} = located;
  const bodies = examplesIn(located, {responses: {}});
  if (keys[0] === 'webhooks') return bodies.flatMap((body) => objectsIn(body.value, body.keys, objects));
  const answered = answerExamples(located, examplesIn(located, {requestBody: undefined}), objects);
  const sent = bodies.flatMap((body) => objectsIn(body.value, body.keys, objects, true));
  const [first] = answered;
  const [body] = bodies;
  if (!first || isInList(first) || !isObject(body?.value)) return [...answered, ...sent];
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
