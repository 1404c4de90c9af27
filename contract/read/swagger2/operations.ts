import path from 'path';
import {decoded} from '../../values/decoded';
import {isMethod} from '../../values/methods';
import {isNode} from '../nodes';
import {ADDRESS, ownValue, pointerKeys} from '../reference-targets';
import type {Keys, Origins} from './origins';
import {bodyOf, contentOf, withSchema} from './parameters';
import type {Placed} from './parameters';
import {serversOf} from './servers';
import {textsAt, without} from './values';

type Node = Readonly<Record<string, unknown>>;

/** What an operation has in common with its document, and the file that it stands in. */
export type Context = {
  /** The document or file into which references without a file lead. */
  readonly root: Node;
  /** The document that names servers. */
  readonly document: Node;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  readonly origins: Origins;
  readonly elsewhere: Elsewhere;
};

/** What a reference leads to in another file, in the words of OpenAPI 3.0; nothing where it leads nowhere. */
export type Elsewhere = ($ref: string) => unknown;

/** What all of a document have in common. */
export const contextOf = (document: Node, origins: Origins, elsewhere: Elsewhere, root = document): Context => ({
  root,
  elsewhere,
  document,
  consumes: textsAt(document, 'consumes') ?? [],
  produces: textsAt(document, 'produces') ?? [],
  origins,
});

const COMPONENT = /^#\/components\/(parameters|responses)\//;

/** The part of the file that a reference without a file leads to: those in `components` were at the top of what was written. */
function partAt($ref: string, {root}: Context): Placed | undefined {
  const keys = pointerKeys(decoded($ref)).slice(COMPONENT.test($ref) ? 1 : 0);
  const node = keys.reduce<unknown>(ownValue, root);
  return isNode(node) ? {node, keys} : undefined;
}

/** An answer where it is referred to. */
function answerAt(placed: Placed, context: Context): Placed {
  const {$ref} = placed.node;
  return (typeof $ref === 'string' && COMPONENT.test($ref) && partAt($ref, context)) || placed;
}

/** A reference of another file, as this one writes it. */
const fromHere = ($ref: string, file: string): string => {
  if ($ref.startsWith('#')) return file + $ref;
  return ADDRESS.test($ref) ? $ref : path.posix.join(path.posix.dirname(file), $ref);
};

/**
 * A parameter where it is referred to. Of one in another file the schema stays there, where its mistakes are named; those of documents are no longer
 * there, as OpenAPI 3.0 has no shared bodies among its parameters.
 */
function parameterAt(placed: Placed, context: Context): Placed {
  const {$ref} = placed.node;
  if (typeof $ref !== 'string') return placed;
  if ($ref.startsWith('#')) return partAt($ref, context) ?? placed;
  const target = context.elsewhere($ref);
  if (!isNode(target)) return placed;
  const {schema} = target;
  if (!isNode(schema)) return {node: target, keys: placed.keys};
  const [file] = $ref.split('#');
  const stays = {$ref: `${$ref.includes('#') ? $ref : `${$ref}#`}/schema`};
  const own = schema.$ref === undefined ? stays : {...schema, $ref: fromHere(String(schema.$ref), file)};
  return {node: {...target, schema: $ref.includes('#/components/parameters/') ? schema : own}, keys: placed.keys};
}

const parametersAt = (node: Node, keys: Keys): readonly Placed[] =>
  (Array.isArray(node.parameters) ? (node.parameters as readonly unknown[]) : []).flatMap((one, index) =>
    isNode(one) ? [{node: one, keys: [...keys, 'parameters', index]}] : [],
  );

/** Whether a parameter is all of a body, or a part of it. */
export const isBody = ({node}: Placed): boolean => node.in === 'body' || node.in === 'formData';

/** The parameters that are no body, each with a schema. */
function plainParameters(written: readonly Placed[], context: Context): object {
  const plain = written.filter((one) => !isBody(parameterAt(one, context)));
  return plain.length > 0 ? {parameters: plain.map((one) => withSchema(one, context.origins))} : {};
}

/** An answer with the media types that it can be of. */
export function answerOf({node, keys}: Placed, produces: readonly string[], {origins}: Context): Node {
  if (node.$ref !== undefined) return node;
  const {headers} = node;
  const content = contentOf(node, keys, produces, origins);
  return origins.from(keys, {
    ...without(node, 'schema', 'examples'),
    ...(isNode(headers) && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [
          name,
          isNode(header) ? withSchema({node: header, keys: [...keys, 'headers', name]}, origins) : header,
        ]),
      ),
    }),
    ...(content && {content}),
  });
}

function operationOf(written: Node, keys: Keys, ofPath: readonly Placed[], context: Context): Node {
  const {document, origins} = context;
  const {schemes, responses} = written;
  const own = parametersAt(written, keys);
  const produces = textsAt(written, 'produces');
  const body = bodyOf(
    [...ofPath, ...own].map((one) => parameterAt(one, context)),
    textsAt(written, 'consumes') ?? context.consumes,
    origins,
  );
  const answers = isNode(responses) ? Object.entries(responses) : [];
  return {
    ...without(written, 'consumes', 'produces', 'schemes', 'parameters', 'responses'),
    ...(Array.isArray(schemes) && {servers: serversOf(document, textsAt(written, 'schemes'))}),
    ...plainParameters(own, context),
    ...(body && {requestBody: body}),
    ...(responses !== undefined && {
      responses: !isNode(responses)
        ? responses
        : Object.fromEntries(
            answers.map(([status, answer]) => {
              const placed = {node: answer as Node, keys: [...keys, 'responses', status]};
              if (!isNode(answer) || status.startsWith('x-')) return [status, answer];
              // A shared answer is of the media types of the document.
              const target = produces ? answerAt(placed, context) : placed;
              return [status, answerOf(target, produces ?? context.produces, context)];
            }),
          ),
    }),
  };
}

/** A path with its operations. */
export function pathItem(item: Node, keys: Keys, context: Context): Node {
  const ofPath = parametersAt(item, keys);
  return Object.fromEntries(
    Object.entries({...item, ...plainParameters(ofPath, context)})
      .filter(([key, value]) => key !== 'parameters' || value !== item.parameters)
      .map(([key, value]) => [
        key,
        isMethod(key) && isNode(value) ? operationOf(value, [...keys, key], ofPath, context) : value,
      ]),
  );
}
