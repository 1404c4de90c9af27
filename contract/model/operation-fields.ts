import {fieldsOf} from './fields';
import type {Field} from './fields';
import type {Content, Media, Operation, Parameter, Schema} from '../read/openapi';
import {flatten} from './schema';
import type {Resolve} from '../read/references';

const SUCCESS = '200';

/** What goes out and what comes back with an operation; a webhook has no fields of its own in the answer. */
export type OperationFields = {readonly request: readonly Field[]; readonly response: readonly Field[]};

/** Fields that travel together. */
export type FieldGroup = {
  readonly direction: '请求' | '应答' | '通知';
  readonly fields: readonly Field[];
  /** Rules that the amounts among them keep; those of a nested object stand at its field. */
  readonly rules: readonly string[];
};

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

/** What an answer says; of an envelope only its `data`, as 接入说明 describes the envelope once. */
function answerOf(operation: Operation, resolve: Resolve): Schema {
  const envelope = flatten(successOf(operation)?.schema ?? {}, resolve);
  const data = envelope.properties?.code && envelope.properties.data;
  return data ? flatten(data, resolve) : envelope;
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
    response: isWebhook(operation) ? [] : fieldsOf(answerOf(operation, resolve), `${operationId}.res`, resolve),
  };
}

const rulesOf = (schema: Schema = {}, resolve: Resolve): readonly string[] => flatten(schema, resolve)['x-sums'] ?? [];

/** The fields of an operation by the direction in which they travel; empty groups are left out. */
export function fieldGroups(operation: Operation, resolve: Resolve): readonly FieldGroup[] {
  const {request, response} = operationFields(operation, resolve);
  const groups: readonly FieldGroup[] = [
    {direction: isWebhook(operation) ? '通知' : '请求', fields: request, rules: rulesOf(mediaOf(operation.requestBody)?.schema, resolve)},
    {direction: '应答', fields: response, rules: rulesOf(answerOf(operation, resolve), resolve)},
  ];
  return groups.filter(({fields}) => fields.length > 0);
}
