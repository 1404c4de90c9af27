import {fieldsOf} from './fields';
import type {Field} from './fields';
import type {Content, Media, Operation, Parameter} from './openapi';
import {flatten} from './schema';
import type {Resolve} from './schema';

const SUCCESS = '200';

/** What goes out and what comes back with an operation; a webhook has no fields of its own in the answer. */
export type OperationFields = {readonly request: readonly Field[]; readonly response: readonly Field[]};

/** Fields that travel together. */
export type FieldGroup = {readonly direction: '请求' | '应答' | '通知'; readonly fields: readonly Field[]};

/** Whether the platform calls the integrator, not the other way round. */
export const isWebhook = (operation: Operation): boolean => operation['x-events'] !== undefined;

/** The first media type of a body: a contract has one. */
export const mediaOf = (content: Content | undefined): Media | undefined => Object.values(content?.content ?? {})[0];

/** The body that answers a successful call. */
export const successOf = ({responses}: Operation): Media | undefined => mediaOf(responses[SUCCESS]);

function parameterFields(parameters: readonly Parameter[], anchor: string, resolve: Resolve): readonly Field[] {
  const schema = {
    properties: Object.fromEntries(parameters.map(({name, schema: type, description}) => [name, {...resolve(type), description}])),
    required: parameters.filter(({required}) => required).map(({name}) => name),
  };
  return fieldsOf(schema, anchor, resolve);
}

/** The fields of an answer; of an envelope only its `data`, as 接入说明 describes the envelope once. */
function responseFields(media: Media | undefined, anchor: string, resolve: Resolve): readonly Field[] {
  if (!media?.schema) return [];
  const envelope = flatten(media.schema, resolve);
  const data = envelope.properties?.code && envelope.properties.data;
  return fieldsOf(data ? flatten(data, resolve) : envelope, anchor, resolve);
}

/**
 * The fields that an operation documents. Pages, downloads, badges and the comparison of versions all read them here.
 *
 * @returns request fields (parameters first) with anchors `<operationId>.req.…`, answer fields with `<operationId>.res.…`
 */
export function operationFields(operation: Operation, resolve: Resolve): OperationFields {
  const {operationId, parameters = [], requestBody} = operation;
  const body = mediaOf(requestBody);
  const anchor = `${operationId}.req`;
  return {
    request: [...parameterFields(parameters, anchor, resolve), ...(body?.schema ? fieldsOf(body.schema, anchor, resolve) : [])],
    response: isWebhook(operation) ? [] : responseFields(successOf(operation), `${operationId}.res`, resolve),
  };
}

/** The fields of an operation by the direction in which they travel; empty groups are left out. */
export function fieldGroups(operation: Operation, resolve: Resolve): readonly FieldGroup[] {
  const {request, response} = operationFields(operation, resolve);
  const groups: readonly FieldGroup[] = [
    {direction: isWebhook(operation) ? '通知' : '请求', fields: request},
    {direction: '应答', fields: response},
  ];
  return groups.filter(({fields}) => fields.length > 0);
}
