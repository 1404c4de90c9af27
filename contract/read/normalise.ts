import type {Content, Media, OpenApi, Operation, Parameter, PathItem, SecurityScheme} from './openapi';
import {plainName, uniqueNames} from './names';
import type {Resolve} from './references';
import {methodsOf} from '../values/methods';
import {waysToCall} from '../values/ways-to-call';
import * as words from '../../words';

/** A path item as a document has it: parameters of all its operations, and operations without a name. */
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

/** What an operation says of itself, then what its path says of all its operations and no heading shows. */
function textOf({summary, description}: WrittenItem, written: Partial<Operation>): string | undefined {
  const texts = [written.description, written.summary?.trim() ? summary : undefined, description];
  return Array.from(new Set(texts)).filter(Boolean).join('\n\n') || undefined;
}

/**
 * A document as pages and rules read it: what may be a reference beside schemas (path items, parameters, bodies, answers, examples) is what
 * it leads to; the parameters of a path belong to each of its operations, which have the last word on them, and so do its summary,
 * description and servers, and servers and security of the document; and every operation has an `operationId` and a `summary`, made of method and path where it has none.
 *
 * @param document an OpenAPI document
 * @param resolve follows its references
 * @param pageOf page that shows an operation, by its id, method and path
 * @returns a document that shares its schemas with the one that was given
 * @throws ProblemsError on a reference that leads nowhere
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
  const schemeOf = (name: string): SecurityScheme | undefined => {
    const written = document.components?.securitySchemes?.[name];
    return written && follow(written);
  };
  const unique = uniqueNames();
  const ids = new Set<string>();
  const operation = (item: WrittenItem, method: string, path: string, webhook: boolean): Operation => {
    const written = item[method] as Partial<Operation>;
    const named = item.summary && item.summary + words.interpolate(words.text.note, {note: method.toUpperCase()});
    // Two paths may be one path item by reference, and so have one operationId.
    const ownId = written.operationId && !ids.has(written.operationId) ? written.operationId : undefined;
    const operationId = ownId ?? plainName(`${method} ${path}`);
    ids.add(operationId);
    const {requestBody, security = document.security} = written;
    // Generators write an empty summary where nobody wrote one.
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
      security: security && waysToCall(security, schemeOf),
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
  return {...document, paths: items(document.paths), webhooks: items(document.webhooks, true)};
}
