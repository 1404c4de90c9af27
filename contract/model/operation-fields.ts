import {memoized, memoizedByText} from '../memoized';
import {createExpand} from './expand';
import {allFields} from './fields';
import type {Field} from './fields';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';
import {encodingOf, examplesOfParameter, sendingOf} from './sending';
import {partsOf} from './parts';
import type {Part} from './parts';
import type {OpenApi} from '../openapi/types';
import type {Resolve} from '../read/references';
import * as words from '../words';

/** A request, response or callback of an operation, with its fields. */
export type FieldGroup = Omit<Part, 'parameters' | 'schema' | 'encoding'> & {
  /** Top-level fields: parameters or headers, then the properties of the body. */
  readonly fields: readonly Field[];
  readonly body?: Field;
  /** Whether the body is listed as a field, because it is not a plain object (an array, a choice, a string), or other places link to it. */
  readonly listsBody: boolean;
  /** Sum rules of the top-level amounts; those of a nested object are in its field. */
  readonly rules: readonly string[];
};

export type Groups = ReadonlyMap<LocatedOperation, readonly FieldGroup[]>;

/** Whether a body has facts that its list of fields does not show. */
export const saysMore = ({type, limits, choices, shownAt, elsewhere, unshown, values}: Field): boolean =>
  type !== 'object' ||
  Boolean(choices ?? shownAt ?? elsewhere ?? unshown) ||
  limits.filter((limit) => !isOpenness(limit)).length + values.length > 0;

/** Whether a limit is about properties that the schema does not name. */
const isOpenness = (limit: string): boolean =>
  limit === words.fields.limits.others || limit === words.fields.limits.noOthers;

/** Adds the texts of the body to the description of its group, for a body that is not listed as a field. */
function withTextOfBody(group: FieldGroup): FieldGroup {
  const {description, body} = group;
  const texts = [
    description,
    body?.description,
    ...(body?.limits ?? []).filter(isOpenness).map((limit) => limit + words.text.stop),
  ];
  return {...group, description: Array.from(new Set(texts)).filter(Boolean).join('\n\n')};
}

/** The paragraphs of a text that are not in another text. */
const beyond = (text: string, said: string): string =>
  text
    .split('\n\n')
    .filter((paragraph) => !said.includes(paragraph.trim()))
    .join('\n\n');

/** The description of a parameter, then the paragraphs of its schema's description that it does not repeat. */
const withMore = (own: string, ofSchema: string): string =>
  own === '' ? ofSchema : [own, beyond(ofSchema, own)].filter(Boolean).join('\n\n');

/** Adds the `encoding` of a form body to the limits of its fields; for fields that the body does not list, to the limits of the body. */
function withEncoding(body: Field, encoding: Part['encoding']): Field {
  const limitsOf = (name: string): readonly string[] => (encoding[name] ? encodingOf(encoding[name]) : []);
  const children = body.children.map((field) => ({...field, limits: [...field.limits, ...limitsOf(field.name)]}));
  const elsewhere = Object.keys(encoding).filter((name) => !children.some((field) => field.name === name));
  return {
    ...body,
    children,
    limits: [...body.limits, ...elsewhere.flatMap((name) => limitsOf(name).map((limit) => `${name} ${limit}`))],
  };
}

/**
 * The groups of all operations on one page: the first operation shows a schema that several share, the others link to it.
 *
 * @param operations the operations of the page, all of one document
 */
export function groupsOnPage(operations: readonly LocatedOperation[], resolve: Resolve): Groups {
  const {components, schemaPages: pages} = operations[0]?.document ?? {};
  const settings = {resolve, schemas: components?.schemas, pages};
  const expand = {
    sent: createExpand({...settings, direction: 'sent'}),
    received: createExpand({...settings, direction: 'received'}),
  };
  const groupOf = ({parameters, schema, encoding, ...part}: Part) => {
    const expandOne = expand[part.direction];
    const own = parameters.map((parameter): Field => {
      const {name, in: place, required = false, deprecated = false, description = ''} = parameter;
      const field = expandOne(parameter.schema, {name, path: name, anchor: parameter.anchor});
      return {
        ...field,
        limits: [...field.limits, ...sendingOf(parameter)],
        examples: examplesOfParameter(parameter),
        required,
        place: part.side === 'response' ? 'response-header' : place,
        deprecated: deprecated || field.deprecated,
        description: withMore(description, field.description),
        ownText: withMore(description, field.ownText),
        itemText: beyond(field.itemText, description),
      };
    });
    const body = schema && withEncoding(expandOne(schema, {name: '', path: '', anchor: part.anchor}), encoding);
    return {...part, fields: [...own, ...(body?.children ?? [])], body, rules: body?.rules ?? []};
  };
  const groups = operations.map((located) => [located, partsOf(located, resolve).map(groupOf)] as const);
  const shown = new Set(
    allFields(
      groups.flatMap(([, parts]) => parts.flatMap(({fields, body}) => (body ? [...fields, body] : fields))),
    ).map(({shownAt}) => shownAt),
  );
  const listed = (part: Omit<FieldGroup, 'listsBody'>): FieldGroup => {
    const listsBody = part.body !== undefined && (saysMore(part.body) || shown.has(part.body.anchor));
    return listsBody ? {...part, listsBody} : withTextOfBody({...part, listsBody});
  };
  return new Map(groups.map(([located, parts]) => [located, parts.map(listed)]));
}

const pageOf = ({operation}: LocatedOperation): string => operation.page ?? '';

/** The groups by document and page, cached because every block of a page needs them. */
const groupsOf = memoizedByText((document: OpenApi, page: string, resolve: Resolve): Groups =>
  groupsOnPage(
    operationsOf(document).filter((one) => pageOf(one) === page),
    resolve,
  ),
);

/**
 * The request, responses and callbacks of an operation, with their fields. Pages, downloads, version badges and the comparison of versions
 * all use this function.
 *
 * @returns groups; the anchors of request fields (parameters first) begin with `<operation>.req.`, those of the successful response with
 * `<operation>.res.`
 */
export const fieldGroups = (located: LocatedOperation, resolve: Resolve): readonly FieldGroup[] =>
  groupsOf(located.document, pageOf(located), resolve).get(located) ?? [];

/** The top-level fields of a group; a body that is listed as a field contains its properties. */
export const topFields = ({fields, body, listsBody}: FieldGroup): readonly Field[] =>
  body && listsBody ? [...fields.filter(({place}) => place), body] : fields;

/** The top-level fields of an operation's request and responses; those of schemas with pages of their own have no nested fields. */
export function operationFields(
  located: LocatedOperation,
  resolve: Resolve,
): {readonly request: readonly Field[]; readonly response: readonly Field[]} {
  const groups = fieldGroups(located, resolve);
  const of = (wanted: FieldGroup['side']) => groups.filter(({side}) => side === wanted).flatMap(topFields);
  return {request: of('request'), response: of('response')};
}

/** The document as it would be if no schema had a page of its own. */
const withoutSchemaPages = memoized((document: OpenApi): OpenApi => ({...document, schemaPages: undefined}));

/** The top-level fields of an operation, with all nested fields also of schemas with pages of their own. */
export function wholeFields(located: LocatedOperation, resolve: Resolve): ReturnType<typeof operationFields> {
  const {document} = located;
  if (Object.keys(document.schemaPages ?? {}).length === 0) return operationFields(located, resolve);
  const index = operationsOf(document).indexOf(located);
  return operationFields(operationsOf(withoutSchemaPages(document))[index], resolve);
}
