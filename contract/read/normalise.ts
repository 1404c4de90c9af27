import type {Content, Media, OpenApi, Operation, Parameter, PathItem} from './openapi';
import type {Resolve} from './references';

/** The methods that a path item may have, in the order of pages (OpenAPI 3.1, section 4.8.9). */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

type Method = (typeof METHODS)[number];
/** A path item as a document has it: parameters of all its operations, and operations without a name. */
type WrittenItem = {readonly $ref?: string; readonly parameters?: readonly Parameter[]} & Readonly<Partial<Record<Method, Partial<Operation>>>>;

const mapValues = <Value, Made>(values: Readonly<Record<string, Value>> | undefined, make: (value: Value) => Made): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, make(value)]));

/** `GET /orders/{id}` → `get-orders-id`: what a nameless operation is called in anchors and file names. */
const nameOf = (method: string, path: string): string => [method, ...(path.match(/[A-Za-z0-9_]+/g) ?? [])].join('-');

/**
 * A document as pages and rules read it: what may be a reference beside schemas (path items, parameters, bodies, answers, examples) is what
 * it leads to; the parameters of a path belong to each of its operations, which have the last word on them; and every operation
 * has an `operationId` and a `summary`, made of method and path where it has none.
 *
 * @param document an OpenAPI document
 * @param resolve follows its references
 * @returns a document that shares its schemas with the one that was given
 * @throws ProblemsError on a reference that leads nowhere
 */
export function normalise(document: OpenApi, resolve: Resolve): OpenApi {
  const follow = resolve as unknown as <Node>(node: Node) => Node;
  const media = (written: Media): Media => (written.examples ? {...written, examples: mapValues(written.examples, follow)} : written);
  const content = (written: Content): Content => {
    const body = follow(written);
    return body.content ? {...body, content: mapValues(body.content, media)} : body;
  };
  const parameter = (written: Parameter): Parameter => {
    const {content: bodies, ...found} = follow(written) as Parameter & Content;
    return {...found, schema: found.schema ?? Object.values(bodies ?? {})[0]?.schema ?? {}, ...(found.examples && {examples: mapValues(found.examples, follow)})};
  };
  const parametersOf = (item: WrittenItem, operation: Partial<Operation>): readonly Parameter[] => {
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameter);
    return Array.from(new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values());
  };
  const operation = (item: WrittenItem, method: Method, path: string): Operation => {
    const written = item[method] as Partial<Operation>;
    const {operationId = nameOf(method, path), summary = written.operationId ?? `${method.toUpperCase()} ${path}`, requestBody} = written;
    const parameters = parametersOf(item, written);
    return {
      ...written,
      operationId,
      summary,
      ...(parameters.length > 0 && {parameters}),
      ...(requestBody && {requestBody: content(requestBody)}),
      responses: mapValues(written.responses, content),
    };
  };
  const items = (section: OpenApi['paths']): OpenApi['paths'] =>
    section &&
    Object.fromEntries(
      Object.entries(section as Readonly<Record<string, unknown>>).map(([path, written]): [string, PathItem] => {
        const item = follow(written as WrittenItem);
        return [path, Object.fromEntries(METHODS.filter((method) => item[method]).map((method) => [method, operation(item, method, path)]))];
      }),
    );
  return {...document, paths: items(document.paths), webhooks: items(document.webhooks)};
}
