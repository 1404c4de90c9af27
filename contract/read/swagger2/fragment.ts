import {isMethod} from '../../values/methods';
import {isNode} from '../../openapi/nodes';
import {answerOf, contextOf, isBody, pathItem} from './operations';
import type {Context, Elsewhere} from './operations';
import type {Keys} from '../position';
import type {Origins} from './origins';
import {withSchema} from './parameters';
import {inNewerWords} from './words';
import type {IsSwagger2} from './words';

type Node = Readonly<Record<string, unknown>>;

const isPathItem = (node: Node): boolean =>
  Object.entries(node).some(([key, value]) => isMethod(key) && isNode(value) && isNode(value.responses));

const isParameter = (node: Node): boolean =>
  typeof node.name === 'string' && ['query', 'header', 'path'].includes(node.in as string);

/** Responses have `schema` or `headers`, which schemas do not. */
const isAnswer = (node: Node): boolean =>
  node.in === undefined && node.type === undefined && (isNode(node.schema) || isNode(node.headers));

/** Converts a node by the kind of object that its keys suggest. */
function partOf(node: unknown, keys: Keys, context: Context): unknown {
  if (!isNode(node) || isBody({node, keys})) return node;
  if (isPathItem(node)) return pathItem(node, keys, context);
  if (isParameter(node)) return withSchema({node, keys}, context.origins);
  if (isAnswer(node)) return answerOf({node, keys}, context.produces, context);
  const isSchema = 'properties' in node || 'allOf' in node || 'items' in node;
  return isSchema
    ? node
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, partOf(value, [...keys, key], context)]));
}

/** Converts a file that Swagger 2.0 documents refer to: a path item, parameter, response or schema, or maps of these. */
export function fragmentInOpenApi(
  written: unknown,
  document: Node,
  origins: Origins,
  isSwagger2: IsSwagger2,
  elsewhere: Elsewhere,
): unknown {
  const root = inNewerWords(written, isSwagger2);
  return partOf(root, [], contextOf(document, origins, elsewhere, isNode(root) ? root : {}));
}
