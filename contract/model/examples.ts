import type {Content, Media, Parameter} from '../openapi/types';
import type {Keys} from '../read/position';
import type {LocatedOperation} from './operations';

/** A schema with its examples, and the keys of the node with both. */
export type Exemplified = Pick<Media, 'schema' | 'example' | 'examples'> & {
  readonly keys: Keys;
  readonly parameter?: Parameter;
};

/** Everything in an operation that can have examples: parameters, request bodies and responses. */
export function exemplifiedParts({
  operation,
  keys,
}: Pick<LocatedOperation, 'operation' | 'keys'>): readonly Exemplified[] {
  const parts = (content: Content | undefined, ...at: readonly string[]) =>
    Object.entries(content?.content ?? {}).map(([type, media]) => ({
      ...media,
      keys: [...keys, ...at, 'content', type],
    }));
  return [
    ...(operation.parameters ?? []).map((parameter, index) => ({
      ...parameter,
      parameter,
      keys: [...keys, 'parameters', index],
    })),
    ...parts(operation.requestBody, 'requestBody'),
    ...Object.entries(operation.responses).flatMap(([status, content]) => parts(content, 'responses', status)),
  ];
}

/** The examples of a schema, each with its keys in the document. */
export function examplesOf({example, examples = {}, keys}: Exemplified): readonly {keys: Keys; value: unknown}[] {
  const named = Object.entries(examples)
    .filter(([, {value}]) => value !== undefined)
    .map(([name, {value}]) => ({keys: [...keys, 'examples', name, 'value'], value}));
  return example === undefined ? named : [{keys: [...keys, 'example'], value: example}, ...named];
}
