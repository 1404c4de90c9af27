/** The parts of an OpenAPI document that are used. */
type Node = {readonly [key: string]: unknown};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : Object.values(isNode(value) ? value : {})).filter(isNode);

/** Resolves a reference; all are within the document. */
function follow(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const keys = node.$ref.replace(/^#\//, '').split('/');
  return follow(
    document,
    keys.reduce<Node>((at, key) => at[key] as Node, document),
  );
}

/** What a signing scheme adds to requests: `adds` recognizes its parameters, `content` is the parameter with the content, if that is not the body. */
type Wrapping = {readonly adds: (name: string) => boolean; readonly content?: string};

const NO_WRAPPING: Wrapping = {adds: () => false};

/** Properties of a schema and its subschemas by name; of an array those of its items, of JSON in a string those of the JSON. */
function propertiesOf(document: Node, schema: Node): ReadonlyMap<string, readonly Node[]> {
  const found = new Map<string, readonly Node[]>();
  const visit = (node: Node): void => {
    const target = follow(document, node);
    nodesOf(target.allOf).forEach(visit);
    if (isNode(target.contentSchema)) visit(target.contentSchema);
    if (isNode(target.items)) visit(target.items);
    Object.entries(isNode(target.properties) ? target.properties : {}).forEach(([name, property]) =>
      found.set(name, [...(found.get(name) ?? []), property as Node]),
    );
  };
  visit(schema);
  return found;
}

function anchorsBelow(document: Node, schemas: readonly Node[], anchor: string): readonly string[] {
  return schemas.flatMap((schema) =>
    [...propertiesOf(document, schema)].flatMap(([name, nested]) => [
      `${anchor}.${name}`,
      ...anchorsBelow(document, nested, `${anchor}.${name}`),
    ]),
  );
}

const schemaOf = (body: unknown): Node | undefined =>
  nodesOf(isNode(body) ? body.content : undefined)
    .map(({schema}) => schema)
    .find(isNode);

function answerSchemas(document: Node, operation: Node): readonly Node[] {
  const schema = schemaOf(isNode(operation.responses) ? operation.responses['200'] : undefined);
  if (!schema) return [];
  // With HTTP status 200 for both, the response has alternatives for success and failure.
  const [success = schema] = nodesOf(schema.anyOf);
  const properties = propertiesOf(document, success);
  return (properties.has('code') && properties.get('data')) || [success];
}

const isSigned = (operation: Node, document: Node): boolean =>
  nodesOf(operation.security ?? document.security).length > 0;

/**
 * The anchors of all fields of a document, without those that its signing scheme adds; shares no code with the pages.
 *
 * @param wrapping the changes to a call by its scheme, and whether the call is signed
 */
export function openApiAnchors(
  document: Node,
  wrapping: (scheme: unknown, signed: boolean) => Wrapping = () => NO_WRAPPING,
): ReadonlySet<string> {
  const operations = (items: unknown) =>
    nodesOf(items).flatMap((item) =>
      nodesOf(item)
        .filter(({operationId}) => operationId)
        .map((operation) => ({
          ...operation,
          parameters: [...nodesOf(item.parameters), ...nodesOf(operation.parameters)],
        })),
    );
  const anchors = (operation: Node, withAnswer: boolean): readonly string[] => {
    const request = `${String(operation.operationId)}.req`;
    const body = schemaOf(operation.requestBody);
    const names = nodesOf(operation.parameters).map((parameter) => String(follow(document, parameter).name));
    const {adds, content: wrapped} = wrapping(document['x-signing'], isSigned(operation, document));
    const isOwn = (name: string) => !adds(name);
    const fields = body ? propertiesOf(document, body) : new Map<string, readonly Node[]>();
    const content = wrapped === undefined ? undefined : fields.get(wrapped);
    return [
      ...names.filter(isOwn).map((name) => `${request}.${name}`),
      ...(content ? anchorsBelow(document, content, request) : []),
      ...(body && !content
        ? anchorsBelow(document, [body], request).filter((anchor) => isOwn(anchor.split('.')[2]))
        : []),
      ...(withAnswer
        ? anchorsBelow(document, answerSchemas(document, operation), `${String(operation.operationId)}.res`)
        : []),
    ];
  };
  return new Set([
    ...operations(document.paths).flatMap((operation) => anchors(operation, true)),
    ...operations(document.webhooks).flatMap((operation) => anchors(operation, false)),
  ]);
}
