/** What this walk reads of an OpenAPI document. */
type Node = {readonly [key: string]: unknown};

/** What an independent reader finds in a document, and pages must show. */
export type Found = {
  readonly operations: Set<string>;
  readonly names: Set<string>;
  readonly values: Set<string>;
  readonly statuses: Set<string>;
  readonly descriptions: Set<string>;
  /** Addresses of servers, and security schemes with the scopes of their flows. */
  readonly access: Set<string>;
  /** What else stands in the Markdown and in the CSV: how parameters and parts of forms are sent, examples of parameters, links of answers. */
  readonly further: Set<string>;
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown): readonly (readonly [string, Node])[] =>
  Object.entries(isNode(value) ? value : {}).filter((entry): entry is [string, Node] => isNode(entry[1]));
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/**
 * Walks a document by itself, sharing no code with the pages.
 *
 * @param document an OpenAPI 3.0 or 3.1 document in one file
 */
export function walkDocument(document: Node): Found {
  const found: Found = {
    operations: new Set(),
    names: new Set(),
    values: new Set(),
    statuses: new Set(),
    descriptions: new Set(),
    access: new Set(),
    further: new Set(),
  };
  const seen = new Set<string>();
  const ids = new Map<Node, number>();
  const idOf = (node: Node): number => ids.get(node) ?? (ids.set(node, ids.size), ids.size - 1);
  const follow = (node: Node): Node => {
    if (typeof node.$ref !== 'string') return node;
    const keys = node.$ref
      .replace(/^#\//, '')
      .split('/')
      .map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'));
    return follow(keys.reduce<unknown>((at, key) => (at as Node)[key], document) as Node);
  };
  const describe = ({description}: Node): void =>
    void (typeof description === 'string' && found.descriptions.add(description));
  /** Texts of properties by name: of several parts of a schema the last one counts. */
  const texts = (written: Node, hidden: string, depth = 0): ReadonlyMap<string, Node> => {
    const node = follow(written);
    const parts = depth < 9 ? listOf(node.allOf).flatMap((part) => [...texts(part, hidden, depth + 1)]) : [];
    const own = entriesOf(node.properties).filter(([, property]) => typeof property.description === 'string');
    return new Map([...parts, ...own]);
  };
  const isNull = (written: Node): boolean =>
    [written.type, written.const].some((one) => one === 'null' || one === null);
  /** What a schema says of itself, else the last of its parts, else what it is unless it is null. */
  const textOf = (written: Node, depth = 0): unknown => {
    const node = follow(written);
    const forms = [...listOf(node.oneOf), ...listOf(node.anyOf)].filter((form) => !isNull(form));
    const inner = [...listOf(node.allOf), ...(forms.length === 1 && !isNode(node.properties) ? forms : [])].reverse();
    const own = written.description ?? node.description;
    return (
      own ?? (depth < 9 ? inner.map((part) => textOf(part, depth + 1)).find((text) => text !== undefined) : undefined)
    );
  };
  const describeSchema = (written: Node): void => describe({description: textOf(written)});
  const schema = (written: Node, hidden: 'readOnly' | 'writeOnly', isPart = false): void => {
    const node = follow(written);
    const key = `${hidden} ${isPart} ${idOf(node)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const values = Array.isArray(node.enum) ? node.enum : 'const' in node ? [node.const] : [];
    values
      .filter((value) => value !== null)
      .forEach((value) => found.values.add(typeof value === 'string' ? value : JSON.stringify(value)));
    entriesOf(node.properties).forEach(([name, property]) => {
      if (follow(property)[hidden]) return;
      found.names.add(name);
      schema(property, hidden);
    });
    if (!isPart) texts(node, hidden).forEach((property) => follow(property)[hidden] || describe(property));
    [node.items, node.additionalProperties]
      .filter(isNode)
      .concat(entriesOf(node.patternProperties).map(([, part]) => part))
      .forEach((part) => {
        if (!follow(part)[hidden]) describeSchema(part);
        schema(part, hidden);
      });
    listOf(node.allOf).forEach((part) => schema(part, hidden, true));
    const forms = ['oneOf', 'anyOf', 'prefixItems'].flatMap((part) => listOf(node[part]));
    forms.forEach((part) => schema(part, hidden));
    if (forms.filter((form) => !isNull(form)).length > 1) forms.forEach(describeSchema);
  };
  const note = (value: unknown): void =>
    void (value !== undefined && found.further.add(typeof value === 'string' ? value : JSON.stringify(value)));
  /** How a value is written, where the standard has it otherwise. */
  const style = ({style: way, explode}: Node, usual: string): void => {
    if (way !== undefined && way !== usual) note(way);
    if (explode !== undefined && explode !== ((way ?? usual) === 'form')) note(`explode ${String(explode)}`);
  };
  const encodings = (encoding: unknown): void =>
    entriesOf(encoding).forEach(([, part]) => {
      style(part, 'form');
      note(part.contentType);
      Object.keys(isNode(part.headers) ? part.headers : {}).forEach(note);
    });
  const links = (answer: Node): void =>
    entriesOf(answer.links)
      .map(([, link]) => follow(link))
      .forEach((link) => {
        describe(link);
        Object.entries(isNode(link.parameters) ? link.parameters : {})
          .flat()
          .concat(link.requestBody ?? [])
          .forEach(note);
      });
  const bodies = (content: unknown, hidden: 'readOnly' | 'writeOnly'): void =>
    entriesOf(content).forEach(([, {schema: body, encoding, examples}]) => {
      encodings(encoding);
      entriesOf(examples).forEach(([, example]) => describe(follow(example)));
      if (!isNode(body)) return;
      describeSchema(body);
      schema(body, hidden);
    });
  const parameter = (name: string, written: Node, hidden: 'readOnly' | 'writeOnly'): void => {
    const node = follow(written);
    const [, media = {}] = entriesOf(node.content)[0] ?? [];
    style(node, ['query', 'cookie'].includes(String(node.in)) ? 'form' : 'simple');
    [
      node.example ?? media.example,
      ...entriesOf(node.examples ?? media.examples).map(([, one]) => follow(one).value),
    ].forEach(note);
    found.names.add(name);
    describe(typeof node.description === 'string' || !isNode(node.schema) ? node : {description: textOf(node.schema)});
    if (isNode(node.schema)) schema(node.schema, hidden);
    bodies(node.content, hidden);
  };
  const operation = (node: Node, shared: readonly Node[], isCalled: boolean): void => {
    const [sent, received] = isCalled ? (['writeOnly', 'readOnly'] as const) : (['readOnly', 'writeOnly'] as const);
    describe(node);
    [...shared, ...listOf(node.parameters)].map(follow).forEach((one) => parameter(String(one.name), one, sent));
    if (isNode(node.requestBody)) {
      describe(follow(node.requestBody));
      bodies(follow(node.requestBody).content, sent);
    }
    entriesOf(node.responses).forEach(([status, written]) => {
      const answer = follow(written);
      if (!status.startsWith('x-')) found.statuses.add(status);
      describe(answer);
      bodies(answer.content, received);
      links(answer);
      entriesOf(answer.headers).forEach(([name, header]) => parameter(name, header, received));
    });
    entriesOf(node.callbacks).forEach(([, callback]) => items(follow(callback), true));
  };
  function items(section: unknown, isCalled: boolean, note = false): void {
    entriesOf(section).forEach(([path, written]) => {
      const item = follow(written);
      if (METHODS.some((method) => isNode(item[method]))) describe(item);
      METHODS.filter((method) => isNode(item[method])).forEach((method) => {
        if (note) found.operations.add(`${method.toUpperCase()} ${path}`);
        operation(item[method] as Node, listOf(item.parameters), isCalled);
      });
    });
  }
  listOf(document.tags)
    .concat(isNode(document.info) ? document.info : [])
    .forEach(describe);
  listOf(document.servers).forEach((server) => found.access.add(String(server.url)));
  entriesOf(isNode(document.components) ? document.components.securitySchemes : undefined).forEach(
    ([name, written]) => {
      const scheme = follow(written);
      found.access.add(name);
      describe(scheme);
      entriesOf(scheme.flows).forEach(([flow, {scopes, ...addresses}]) =>
        [flow, ...Object.values(addresses), ...Object.keys(isNode(scopes) ? scopes : {})].forEach((one) =>
          found.access.add(String(one)),
        ),
      );
    },
  );
  items(document.paths, false, true);
  items(document.webhooks, true, true);
  return found;
}
