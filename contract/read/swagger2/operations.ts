import path from 'path';
import {decoded} from '../../values/decoded';
import {withoutKeys} from '../../values/without-keys';
import {isMethod} from '../../values/methods';
import {isNode} from '../../openapi/nodes';
import {ADDRESS, ownValue, pointerKeys} from '../reference-targets';
import type {Keys} from '../position';
import type {Origins} from './origins';
import {bodyOf, contentOf, withSchema} from './parameters';
import type {Placed} from './parameters';
import {serversOf} from './servers';
import {textsAt} from './values';

type Node = Readonly<Record<string, unknown>>;

/** Properties of the document and file that the conversion of an operation needs. */
export type Context = {
  /** The document or file to which references without a file belong. */
  readonly root: Node;
  /** The document with the servers. */
  readonly document: Node;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  readonly origins: Origins;
  readonly elsewhere: Elsewhere;
};

/** Resolves a reference to another file, converted to OpenAPI 3.0; undefined if it has no target. */
export type Elsewhere = ($ref: string) => unknown;

/**
 * Creates the context of a document.
 *
 * @param root content of the file that is converted, where it is only a part of the document
 */
export const contextOf = (document: Node, origins: Origins, elsewhere: Elsewhere, root = document): Context => ({
  root,
  elsewhere,
  document,
  consumes: textsAt(document, 'consumes') ?? [],
  produces: textsAt(document, 'produces') ?? [],
  origins,
});

const COMPONENT = /^#\/components\/(parameters|responses)\//;

/** Resolves a reference without a file: Swagger 2.0 has the sections of `components` at the root. */
function partAt($ref: string, {root}: Context): Placed | undefined {
  const keys = pointerKeys(decoded($ref)).slice(COMPONENT.test($ref) ? 1 : 0);
  const node = keys.reduce<unknown>(ownValue, root);
  return isNode(node) ? {node, keys} : undefined;
}

/** Resolves a reference to a shared response. */
function answerAt(placed: Placed, context: Context): Placed {
  const {$ref} = placed.node;
  return (typeof $ref === 'string' && COMPONENT.test($ref) && partAt($ref, context)) || placed;
}

/** Rewrites a reference in another file so that it is valid in this one. */
const fromHere = ($ref: string, file: string): string => {
  if ($ref.startsWith('#')) return file + $ref;
  return ADDRESS.test($ref) ? $ref : path.posix.join(path.posix.dirname(file), $ref);
};

/**
 * Resolves a reference to a parameter. The schema of a parameter in another file remains a reference, so that mistakes are reported in that
 * file. A shared body parameter of a document is copied, as OpenAPI 3.0 has none among its parameters.
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

/** Whether a parameter is a body or a form field. */
export const isBody = ({node}: Placed): boolean => node.in === 'body' || node.in === 'formData';

/** The parameters other than bodies and form fields, each with a schema. */
function plainParameters(written: readonly Placed[], context: Context): object {
  const plain = written.filter((one) => !isBody(parameterAt(one, context)));
  return plain.length > 0 ? {parameters: plain.map((one) => withSchema(one, context.origins))} : {};
}

/**
 * Converts a response.
 *
 * @param produces media types of the response
 */
export function answerOf({node, keys}: Placed, produces: readonly string[], {origins}: Context): Node {
  if (node.$ref !== undefined) return node;
  const {headers} = node;
  const content = contentOf(node, keys, produces, origins);
  return origins.from(keys, {
    ...withoutKeys(node, 'schema', 'examples'),
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
    ...withoutKeys(written, 'consumes', 'produces', 'schemes', 'parameters', 'responses'),
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
              // A shared response is copied if the operation has media types of its own, as its component has those of the document.
              const target = produces ? answerAt(placed, context) : placed;
              return [status, answerOf(target, produces ?? context.produces, context)];
            }),
          ),
    }),
  };
}

/** Converts a path item with its operations. */
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
