import type {Content, Media, OpenApi, Operation, Parameter, PathItem} from '../openapi/types';
import {plainName, uniqueNames} from '../openapi/names';
import type {Resolve} from './references';
import {methodsOf} from '../values/methods';
import {waysToCall} from '../values/ways-to-call';
import * as words from '../words';

/** A path item before normalisation: its parameters belong to all its operations, and operations may lack an operationId. */
type WrittenItem = {
  readonly $ref?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly servers?: OpenApi['servers'];
} & Readonly<Partial<Record<string, Partial<Operation>>>>;

const mapValues = <Value, Made>(
  values: Readonly<Record<string, Value>> | undefined,
  make: (value: Value) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, make(value)]));

/** The description of an operation, followed by the texts of its path item that no heading shows. */
function textOf({summary, description}: WrittenItem, written: Partial<Operation>): string | undefined {
  const texts = [written.description, written.summary?.trim() ? summary : undefined, description];
  return Array.from(new Set(texts)).filter(Boolean).join('\n\n') || undefined;
}

/**
 * Normalises a document for pages and rules. References other than those of schemas (path items, parameters, bodies, responses, examples, security schemes) are
 * resolved. Each operation gets the parameters of its path item, which its own override, and the texts, servers and security requirements
 * that it inherits from path item and document. Every operation gets an `operationId` and a `summary`, made of method and path if it has
 * none.
 *
 * @param resolve resolves references of the document
 * @param pageOf returns the id of the page that shows an operation
 * @returns a document that shares its schemas with the given one
 * @throws ProblemsError for a reference without a target
 */
export function normalise(
  document: OpenApi,
  resolve: Resolve,
  pageOf: (operationId: string, method: string, path: string) => string | undefined = () => undefined,
): OpenApi {
  const follow = resolve as unknown as <Node>(node: Node) => Node;
  const headers = (written: Content['headers']): Content['headers'] =>
    mapValues(written, (header) => parameter(header as Parameter));
  const media = (written: Media): Media => {
    const {examples, encoding, ...rest} = follow(written);
    return {
      ...rest,
      ...(examples && {examples: mapValues(examples, follow)}),
      ...(encoding && {
        encoding: mapValues(encoding, (one) => ({...one, ...(one.headers && {headers: headers(one.headers)})})),
      }),
    };
  };
  const content = (written: Content): Content => {
    const {summary, ...body} = follow(written);
    const description = [summary, body.description].filter(Boolean).join('\n\n');
    return {
      ...body,
      ...(description && {description}),
      ...(body.content && {content: mapValues(body.content, media)}),
      ...(body.headers && {headers: headers(body.headers)}),
      ...(body.links && {links: mapValues(body.links, follow)}),
    };
  };
  const parameter = (written: Parameter): Parameter => {
    const {content: bodies = {}, ...found} = follow(written) as Parameter & Content;
    const [mediaType, body] = Object.entries(bodies)[0] ?? [];
    const {examples = body?.examples} = found;
    return {
      ...found,
      schema: found.schema ?? body?.schema ?? {},
      ...(mediaType && {mediaType, example: found.example ?? body?.example}),
      ...(examples && {examples: mapValues(examples, follow)}),
    };
  };
  const parametersOf = (item: WrittenItem, operation: Partial<Operation>): readonly Parameter[] => {
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameter);
    return Array.from(new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values());
  };
  const {securitySchemes} = document.components ?? {};
  const schemes = mapValues(securitySchemes, follow);
  const unique = uniqueNames();
  const ids = new Set<string>();
  const operation = (item: WrittenItem, method: string, path: string, webhook: boolean): Operation => {
    const written = item[method] as Partial<Operation>;
    const named = item.summary && item.summary + words.interpolate(words.text.note, {note: method.toUpperCase()});
    // Two paths may refer to the same path item, and so have the same operationId.
    const ownId = written.operationId && !ids.has(written.operationId) ? written.operationId : undefined;
    const operationId = ownId ?? plainName(`${method} ${path}`);
    ids.add(operationId);
    const {requestBody, security = document.security} = written;
    // Generators write an empty summary where there is none.
    const ownSummary = written.summary?.trim() ? written.summary : named;
    const summary = ownSummary ?? (written.operationId || `${method.toUpperCase()} ${path}`);
    const description = textOf(item, written);
    const parameters = parametersOf(item, written);
    const page = pageOf(operationId, method, path);
    return {
      ...written,
      operationId,
      anchor: unique(plainName(operationId)),
      summary,
      summarised: ownSummary !== undefined,
      ...(description !== undefined && {description}),
      ...(page !== undefined && {page}),
      ...(webhook && {webhook}),
      security: security && waysToCall(security, (name) => schemes[name]),
      servers: written.servers ?? item.servers ?? document.servers,
      ...(parameters.length > 0 && {parameters}),
      ...(requestBody && {requestBody: content(requestBody)}),
      ...(written.callbacks && {
        callbacks: mapValues(written.callbacks, (callback) => items(follow(callback) as OpenApi['paths'] & {})),
      }),
      responses: mapValues(written.responses, content),
    };
  };
  const items = <Section extends OpenApi['paths']>(section: Section, webhook = false): Section =>
    section &&
    (Object.fromEntries(
      Object.entries(section as Readonly<Record<string, unknown>>)
        .filter(([path]) => !path.startsWith('x-'))
        .map(([path, written]): [string, PathItem] => {
          const item = follow(written as WrittenItem);
          return [
            path,
            Object.fromEntries(methodsOf(item).map((method) => [method, operation(item, method, path, webhook)])),
          ];
        }),
    ) as unknown as Section);
  return {
    ...document,
    ...(securitySchemes && {components: {...document.components, securitySchemes: schemes}}),
    paths: items(document.paths),
    webhooks: items(document.webhooks, true),
  };
}
