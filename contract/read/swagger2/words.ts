import {isData, isNode} from '../../openapi/nodes';

type Node = Readonly<Record<string, unknown>>;

/** Keys whose value is a map by names, not an object with keys of the standard. */
const NAMED = new Set([
  'paths',
  'definitions',
  'parameters',
  'responses',
  'headers',
  'properties',
  'patternProperties',
]);

const SECTIONS: Readonly<Record<string, string>> = {
  definitions: 'schemas',
  parameters: 'parameters',
  responses: 'responses',
};

/** Whether the file in a reference is a Swagger 2.0 document. */
export type IsSwagger2 = (file: string) => boolean;

/** Rewrites a reference: `#/definitions/Pet` → `#/components/schemas/Pet`. */
const reference = ($ref: string, isSwagger2: IsSwagger2): string =>
  $ref.replace(/^([^#]*)#\/(definitions|parameters|responses)\//, (written, file: string, section: string) =>
    isSwagger2(file) ? `${file}#/components/${SECTIONS[section]}/` : written,
  );

/** Converts the keywords of a schema that OpenAPI 3.0 names otherwise, and the extensions that generators use for keywords that Swagger 2.0 lacks. */
function withNewerWords(node: Node, isSwagger2: IsSwagger2): Node {
  const {$ref, type, discriminator, 'x-nullable': nullable, 'x-example': example} = node;
  return {
    ...node,
    ...(typeof $ref === 'string' && {$ref: reference($ref, isSwagger2)}),
    ...(type === 'file' && {type: 'string', format: 'binary'}),
    ...(typeof discriminator === 'string' && {discriminator: {propertyName: discriminator}}),
    ...(typeof nullable === 'boolean' && node.nullable === undefined && {nullable}),
    ...(example !== undefined && node.example === undefined && {example}),
  };
}

const isChanged = (node: Node): boolean =>
  ['$ref', 'discriminator', 'x-nullable', 'x-example'].some((key) => key in node) || node.type === 'file';

/** Converts the schemas and references of a file to OpenAPI 3.0; examples are left unchanged. */
export function inNewerWords(node: unknown, isSwagger2: IsSwagger2, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((part) => inNewerWords(part, isSwagger2));
  if (!isNode(node)) return node;
  const made = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      !isMap && (key === 'examples' || isData(key, value))
        ? value
        : inNewerWords(value, isSwagger2, !isMap && NAMED.has(key) && isNode(value)),
    ]),
  );
  return !isMap && isChanged(made) ? withNewerWords(made, isSwagger2) : made;
}
