type Node = {readonly [key: string]: unknown};

/** Facts in a document, found independently, which pages must show. */
export type Found = Readonly<Record<'operations' | 'names' | 'values' | 'statuses' | 'access', Set<string>>>;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown) =>
  Object.entries(isNode(value) ? value : {}).filter((entry): entry is [string, Node] => isNode(entry[1]));
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

type Hidden = 'readOnly' | 'writeOnly';

/** Walks an OpenAPI document in one file, without code shared with the pages. */
export function walkDocument(document: Node): Found {
  const found: Found = {
    operations: new Set(),
    names: new Set(),
    values: new Set(),
    statuses: new Set(),
    access: new Set(),
  };
  const seen: Readonly<Record<Hidden, Set<Node>>> = {readOnly: new Set(), writeOnly: new Set()};
  const follow = (node: Node): Node => {
    if (typeof node.$ref !== 'string') return node;
    const keys = node.$ref
      .replace(/^#\//, '')
      .split('/')
      .map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'));
    return follow(keys.reduce<unknown>((at, key) => (at as Node)[key], document) as Node);
  };
  const schema = (written: unknown, hidden: Hidden): void => {
    if (!isNode(written)) return;
    const node = follow(written);
    if (seen[hidden].has(node)) return;
    seen[hidden].add(node);
    for (const value of Array.isArray(node.enum) ? node.enum : 'const' in node ? [node.const] : [])
      if (value !== null) found.values.add(typeof value === 'string' ? value : JSON.stringify(value));
    for (const [name, property] of entriesOf(node.properties)) {
      if (follow(property)[hidden]) continue;
      found.names.add(name);
      schema(property, hidden);
    }
    const parts = ['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((part) => listOf(node[part]));
    const others = entriesOf(node.patternProperties).map(([, part]) => part);
    for (const part of [node.items, node.additionalProperties, ...others, ...parts]) schema(part, hidden);
  };
  const bodies = (content: unknown, hidden: Hidden) =>
    entriesOf(content).forEach(([, media]) => schema(media.schema, hidden));
  const parameter = (name: string, written: Node, hidden: Hidden) => {
    const node = follow(written);
    found.names.add(name);
    schema(node.schema, hidden);
    bodies(node.content, hidden);
  };
  const operation = (node: Node, shared: readonly Node[], isCalled: boolean) => {
    const [sent, received] = isCalled ? (['writeOnly', 'readOnly'] as const) : (['readOnly', 'writeOnly'] as const);
    for (const one of [...shared, ...listOf(node.parameters)].map(follow)) parameter(String(one.name), one, sent);
    if (isNode(node.requestBody)) bodies(follow(node.requestBody).content, sent);
    for (const [status, written] of entriesOf(node.responses)) {
      const answer = follow(written);
      if (!status.startsWith('x-')) found.statuses.add(status);
      bodies(answer.content, received);
      entriesOf(answer.headers).forEach(([name, header]) => parameter(name, header, received));
    }
    entriesOf(node.callbacks).forEach(([, callback]) => items(follow(callback), true));
  };
  function items(section: unknown, isCalled: boolean, isNamed = false): void {
    for (const [path, written] of entriesOf(section)) {
      const item = follow(written);
      for (const method of METHODS.filter((one) => isNode(item[one]))) {
        if (isNamed) found.operations.add(`${method.toUpperCase()} ${path}`);
        operation(item[method] as Node, listOf(item.parameters), isCalled);
      }
    }
  }
  listOf(document.servers).forEach((server) => found.access.add(String(server.url)));
  const {securitySchemes} = isNode(document.components) ? document.components : {};
  for (const [name, written] of entriesOf(securitySchemes)) {
    found.access.add(name);
    for (const [flow, {scopes, ...addresses}] of entriesOf(follow(written).flows))
      [flow, ...Object.values(addresses), ...Object.keys(isNode(scopes) ? scopes : {})].forEach((one) =>
        found.access.add(String(one)),
      );
  }
  items(document.paths, false, true);
  items(document.webhooks, true, true);
  return found;
}
