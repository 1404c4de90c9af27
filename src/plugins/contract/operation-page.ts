import {errorList} from './error-list';
import {fieldsOf} from './fields';
import type {Field} from './fields';
import {fieldList} from './field-list';
import type {FieldContext} from './field-list';
import {element, escapeHtml} from './html';
import type {Content, LocatedOperation, Media, Operation, Parameter} from './openapi';
import {flatten} from './schema';
import type {Resolve} from './schema';

const SUCCESS = '200';

const mediaOf = (content: Content | undefined): Media | undefined => Object.values(content?.content ?? {})[0];

const part = (title: string, body: string): string =>
  body && element('section', {class: 'part'}, element('p', {class: 'part-title'}, escapeHtml(title)), body);

function parameterFields(parameters: readonly Parameter[], anchor: string): readonly Field[] {
  const schema = {
    properties: Object.fromEntries(parameters.map(({name, schema: type, description}) => [name, {...type, description}])),
    required: parameters.filter(({required}) => required).map(({name}) => name),
  };
  return fieldsOf(schema, anchor, (inner) => inner);
}

/** The fields of an answer; of an envelope only its `data`, as 接入说明 describes the envelope once. */
function responseFields(media: Media | undefined, anchor: string, resolve: Resolve): readonly Field[] {
  if (!media?.schema) return [];
  const envelope = flatten(media.schema, resolve);
  const data = envelope.properties?.code && envelope.properties.data;
  return fieldsOf(data ? flatten(data, resolve) : envelope, anchor, resolve);
}

/**
 * `## 创建结算单 {#op-createSettlement}`, method and path, and what the caller must know before the fields.
 *
 * @param successor the operation to use instead of a deprecated one
 */
export function operationHead(located: LocatedOperation, context: FieldContext, successor?: Operation): string {
  const {operation, method, path} = located;
  const {common, contract, since, pageUrl} = context;
  const rate = operation['x-rate-limit'];
  const version = since(contract, operation.operationId);
  const facts = [
    version ? `${version} 新增` : '',
    operation.deprecated ? '**已弃用**' : '',
    successor ? `请改用[${successor.summary}](${pageUrl(successor['x-doc-page'] ?? '', `op-${successor.operationId}`)})` : '',
    operation.security?.length === 0 ? '无需令牌与签名' : '',
    operation['x-idempotent-key'] ? `业务单号 \`${operation['x-idempotent-key']}\`` : '',
    rate ? `频率限制${common['x-rate-limits'][rate].label}` : '',
    operation['x-events'] ? `事件 ${operation['x-events'].map((event) => `\`${event}\``).join('、')}` : '',
  ].filter(Boolean);
  return [
    `## ${operation.summary} {#op-${operation.operationId}}`,
    `<Endpoint method="${method}" path="${path}" />`,
    facts.join(' · '),
  ].join('\n\n');
}

/** Request fields, response fields and error codes of an operation, as HTML. */
export function operationReference(located: LocatedOperation, context: FieldContext, resolve: Resolve): string {
  const {operation} = located;
  const body = mediaOf(operation.requestBody);
  const anchor = `${operation.operationId}.req`;
  const request = [
    ...parameterFields(operation.parameters ?? [], anchor),
    ...(body?.schema ? fieldsOf(body.schema, anchor, resolve) : []),
  ];
  const isWebhook = operation['x-events'] !== undefined;
  const response = isWebhook ? [] : responseFields(mediaOf(operation.responses[SUCCESS]), `${operation.operationId}.res`, resolve);
  return [
    part(isWebhook ? '通知字段' : '请求字段', fieldList(request, context)),
    part('应答字段（data）', fieldList(response, context)),
    isWebhook ? '' : part('错误码', errorList(operation, context)),
  ].join('');
}

/** The examples of an operation as titled code blocks. */
export function operationExamples({operation}: LocatedOperation): string {
  const blocks = [
    [operation['x-events'] ? '通知示例' : '请求示例', mediaOf(operation.requestBody)],
    [operation['x-events'] ? '应答' : '成功应答示例', mediaOf(operation.responses[SUCCESS])],
  ] as const;
  return blocks
    .flatMap(([title, media]) => [
      ...(media?.example === undefined ? [] : [{title, value: media.example}]),
      ...Object.values(media?.examples ?? {}).map(({summary, value}) => ({title: `${title}：${summary ?? ''}`, value})),
    ])
    .map(({title, value}) => `\`\`\`json title="${title}"\n${JSON.stringify(value, null, 2)}\n\`\`\``)
    .join('\n\n');
}
